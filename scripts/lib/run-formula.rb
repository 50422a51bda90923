# Does what Homebrew would do with a formula, where there is no Homebrew: runs the steps of its
# `install` in a checkout, but those that build, and then its test. What it is built with is given.
#
# usage: run-formula.rb FORMULA CHECKOUT PREFIX
require "pathname"
require "tmpdir"

class Formula
  class << self
    attr_reader :tests

    def test(&block) = @tests = block

    # What describes a formula and does nothing.
    %i[desc license head depends_on].each { |name| define_method(name) { |*| } }
  end

  def prefix = Pathname(ARGV[2])
  def bin = prefix/"bin"

  def system(*command)
    command = command.map(&:to_s)
    puts command.join(" ")
    return if command[0, 2] == %w[make build]

    Kernel.system(*command) or abort "'#{command.join(" ")}' fails"
  end
end

formula, checkout = ARGV.map { |path| File.expand_path(path) }
load formula
made = Skelsnap.new
Dir.chdir(checkout) { made.install }
abort "the formula has no test" unless Skelsnap.tests
Dir.mktmpdir { |folder| Dir.chdir(folder) { made.instance_eval(&Skelsnap.tests) } }
