// What an app imports that takes all of it by one name.

import FirebaseAnalytics
import FirebaseAuth
import FirebaseCore
import FirebaseCrashlytics
import FirebaseDatabase
import FirebaseFirestore
import FirebaseFunctions
import FirebaseMessaging
import FirebaseRemoteConfig
import FirebaseStorage
