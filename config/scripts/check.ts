import { runSteps, type Step } from './run'

/** TypeScript 7, which checks types in a fifth of the time. What reads sources itself needs TypeScript 5, whose interface it does not have. */
const tsc = 'node node_modules/typescript-native/bin/tsc --noEmit'

/** The fast part of the checks: format, lint, layers, bans, cited rules, links of documents, the tables of what runs where, of promises and of what tests cost, the words of texts, breaking changes of the contract, calls without a test over HTTP, dead exports, code that only tests use, types. */
export const checkSteps: Step[] = [
  { name: 'format and lint', command: 'biome ci --colors=off --error-on-warnings .' },
  { name: 'layers', command: 'depcruise --config .dependency-cruiser.cjs -T err-long src sandbox config' },
  { name: 'bans', command: 'tsx config/scripts/bans.ts' },
  { name: 'cited rules', command: 'tsx config/scripts/citedRules.ts' },
  { name: 'links', command: 'tsx config/scripts/links.ts' },
  { name: 'what runs where', command: 'tsx config/scripts/where.ts' },
  { name: 'promises', command: 'tsx config/scripts/promises.ts' },
  { name: 'words', command: 'tsx config/scripts/words.ts' },
  { name: 'costs of tests', command: 'tsx config/scripts/costs.ts' },
  { name: 'contract', command: 'tsx config/scripts/contractChanges.ts' },
  { name: 'calls over HTTP', command: 'tsx config/scripts/testedCalls.ts' },
  { name: 'dead exports', command: 'knip --config .knip.jsonc --no-config-hints' },
  { name: 'code that only tests use', command: 'knip --config .knip.jsonc --no-config-hints --production' },
  ...['h5', 'weapp', 'alipay', 'tt'].map((host) => ({
    name: `types ${host}`,
    command: `${tsc} -p config/tsconfig.${host}.json`,
  })),
  { name: 'types sandbox', command: `${tsc} -p sandbox/tsconfig.json` },
  { name: 'types tests', command: `${tsc} -p tests/tsconfig.json` },
]

if (require.main === module) void runSteps(checkSteps).then((ok) => process.exit(ok ? 0 : 1))
