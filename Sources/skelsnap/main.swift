import SkeletonRender

print("skelsnap")
