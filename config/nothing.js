// Replaces modules that none of our browsers needs.
module.exports = {}
