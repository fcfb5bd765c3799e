/** The browser's environment lacks what tests of stores use where they run in Node. */
globalThis.setImmediate ??= require('node:timers').setImmediate
