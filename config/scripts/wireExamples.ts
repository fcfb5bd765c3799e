import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, runStep } from './run'

const folder = path.join(root, 'artifacts/examples')
const file = path.join(root, 'sandbox/devtools/api/examples.json')

/** Tests that start sandboxes in other ways, or test no calls, and take long. */
const others = 'races|npmScripts|pictures|devtools|/db/|node_modules'

/** Runs the tests of the sandbox, which note the best example of each call, and joins these in one file, a line for each call. */
async function writeExamples(): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const command = `jest -c tests/jest.config.mjs --selectProjects sandbox --forceExit --maxWorkers=1 --testPathIgnorePatterns "${others}"`
  const { ok } = await runStep({ name: 'examples', command, env: { WIRE_EXAMPLES: folder } }, true)
  if (!ok) throw new Error('the tests of the sandbox failed: mend them first')
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {}
  for (const name of readdirSync(folder))
    kept[path.basename(name, '.json')] = JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
  const lines = Object.keys(kept)
    .sort()
    .map((name) => `${JSON.stringify(name)}: ${JSON.stringify(kept[name])}`)
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
  console.log(`${lines.length} examples: ${path.relative(root, file)}`)
}

void writeExamples()
