import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contractFolder, scanContract } from '../../sandbox/http/scan'
import { leavesSendingToApp, type SeenCall, unsent } from '../checks/sentCalls'
import { root } from './run'

/** Where the tests of a run write the calls that they see; `npm test` gives it to them as `SENT_CALLS`. */
export const sentCallsFile = path.join(root, 'artifacts/sentCalls.txt')

/** The calls of a run, from the lines of the file. */
const seenIn = (text: string): SeenCall[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [test = '', url = ''] = line.split(' ')
      return { test: path.relative(root, test), url }
    })

const sendsItself = (test: string): boolean =>
  !leavesSendingToApp({ path: test, text: readFileSync(path.join(root, test), 'utf8') })

if (require.main === module) {
  const seen = seenIn(readFileSync(sentCallsFile, 'utf8'))
  const { endpoints } = scanContract(contractFolder)
  const missing = unsent(endpoints, seen, sendsItself)
  for (const { file, name } of missing)
    console.error(
      `src/contract/${file}: ${name} is not sent by the app in any test of tests/{domain,screens,app} (R-42)`,
    )
  console.log(`${endpoints.length - missing.length} of ${endpoints.length} calls are sent by the app`)
  process.exit(missing.length ? 1 : 0)
}
