import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/**
 * The table of what MobX does not observe changes only how much is observed, never what a customer or the server sees, so that no test
 * could tell its mutants apart. Every store binds its methods, also those that no component passes on.
 */
export const mobx = {
  shouldIgnore(path) {
    const { listKey, key, parent } = path
    const isTable = listKey === 'arguments' && (key === 1 || key === 2) && path.isObjectExpression()
    return isTable && parent.callee?.name === 'makeAutoObservable' ? 'what is observed' : undefined
  },
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'mobx', mobx)]
