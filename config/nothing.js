// Stands in for modules that no browser of ours needs.
module.exports = {}
