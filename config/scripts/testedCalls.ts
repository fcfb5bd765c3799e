import { contractFolder, scanContract } from '../../sandbox/http/scan'
import { untestedCalls } from '../checks/testedCalls'
import { projectFiles } from './projectFiles'

const { endpoints } = scanContract(contractFolder)
const missing = untestedCalls(endpoints, projectFiles(['tests/sandbox'], /\.ts$/))
for (const { file, name } of missing)
  console.error(
    `src/contract/${file}: no test calls ${name} over HTTP: add one to tests/sandbox/<area>.test.ts, with sandbox.call(${name}, …)`,
  )
console.log(`${endpoints.length - missing.length} of ${endpoints.length} calls have a test over HTTP`)
process.exit(missing.length ? 1 : 0)
