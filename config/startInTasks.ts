import { BannerPlugin, Compilation, type Compiler, javascript, sources } from 'webpack'

/** What webpack writes to run one module of an entry once the chunks that it needs are there. */
const call = /__webpack_require__\.O\(undefined, (\[[^\]]*\]), (\(\) => \(__webpack_require__\([^)]*\)\))\)/g

/**
 * Webpack plugin that runs each module of the entry in a task of its own, in their order: the browser paints between them, and answers a tap.
 * An error ends the start, as it does in one task.
 */
class TaskPerEntryModule {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('TaskPerEntryModule', (compilation) => {
      const hooks = javascript.JavascriptModulesPlugin.getCompilationHooks(compilation)
      hooks.renderStartup.tap('TaskPerEntryModule', (source, _module, { chunk }) =>
        chunk.name === 'app' ? new sources.RawSource(inTasks(String(source.source()))) : source,
      )
    })
  }
}

/** @throws where webpack writes the start in another way */
export function inTasks(startup: string): string {
  const calls = [...startup.matchAll(call)]
  const [chunks] = calls.map(([, needed]) => needed)
  if (!chunks || calls.some(([, needed]) => needed !== chunks))
    throw new Error('config/startInTasks.ts finds no modules of the entry in what webpack writes: adapt it')
  return `var steps = [${calls.map(([, , run]) => run).join(', ')}];
var channel = new MessageChannel();
channel.port1.onmessage = () => { steps.shift()(); if (steps.length) channel.port2.postMessage(0); else channel.port1.close(); };
__webpack_require__.O(undefined, ${chunks}, () => channel.port2.postMessage(0));
__webpack_require__.O();
`
}

/** Chrome compiles all functions of a script with this line while it loads, beside the main thread; elsewhere it is a comment. */
const compileWhileLoading = '//# allFunctionsCalledOnLoad'

/** The calls of webpack-chain that are used here. */
interface Chain {
  plugin(name: string): { use(plugin: unknown, options?: object[]): unknown }
}

/** Lets the first load start in short tasks. */
export function startInTasks(chain: Chain): void {
  chain.plugin('taskPerEntryModule').use(TaskPerEntryModule)
  chain.plugin('compileWhileLoading').use(BannerPlugin, [
    {
      banner: compileWhileLoading,
      raw: true,
      entryOnly: true,
      test: /\.js$/,
      // After the minifier, which drops comments.
      stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    },
  ])
}
