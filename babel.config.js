const taroPreset = require('babel-preset-taro')

const isEnv = ([module]) => module === require('@babel/preset-env')
const isClassFields = (plugin) =>
  Array.isArray(plugin) && plugin[0] === require('@babel/plugin-transform-class-properties')

/**
 * Taro's preset with two changes that its options do not offer. `bugfixes` compiles only the code that a browser of our browserslist really
 * gets wrong, in place of every use of a feature. Class fields are left to preset-env, which knows what those browsers lack: iOS 14.0 has no
 * private fields, static fields or private methods.
 */
function preset(api, options) {
  const { overrides, ...rest } = taroPreset(api, options)
  const [main, ...others] = overrides
  if (!main?.presets?.some(isEnv) || !main.plugins.some(isClassFields))
    throw new Error(
      'babel.config.js expects preset-env and class-properties in babel-preset-taro: adapt it to this version',
    )
  return {
    ...rest,
    overrides: [
      {
        ...main,
        presets: main.presets.map((one) => (isEnv(one) ? [one[0], { ...one[1], bugfixes: true }] : one)),
        plugins: main.plugins.filter((one) => !isClassFields(one)),
      },
      ...others,
    ],
  }
}

/** What APP_PATHS replaces in this build; empty without it. */
function replacedPaths() {
  const { APP_PATHS, TARO_ENV } = process.env
  if (!APP_PATHS) return {}
  require('tsx/cjs')
  return require('./config/buildPaths').buildPaths(process.env, TARO_ENV === 'h5')
}

const replaced = replacedPaths()
const contractPlugins = [
  require('./config/dropOrigins'),
  ...(replaced.paths ? [[require('./config/replacePaths'), replaced]] : []),
]

module.exports = {
  // No class of ours redefines a field that a superclass declares as an accessor, so a field can be a plain assignment.
  assumptions: { setPublicClassFields: true },
  overrides: [
    { test: /[\\/]src[\\/]contract[\\/]/, plugins: contractPlugins },
    {
      test: /[\\/]src[\\/]routes(?:[\\/]|\.ts$)/,
      plugins: [[require('./config/missingRoutes'), { paths: replaced.paths }]],
    },
  ],
  presets: [[preset, { framework: 'react', ts: true, useBuiltIns: false }]],
}
