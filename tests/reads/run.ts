import { type OwnSandbox, startSandbox } from '@tests/sandbox/startSandbox'
import { ownPaths } from '../../config/appPaths'
import { type Call, callsOf } from '../../config/conform/calls'
import { Known } from '../../config/conform/known'
import { type Definitions, requestData } from '../../config/conform/requestData'
import { wireExamples } from '../../sandbox/devtools/api/examples'
import { contractFolder, scanContract } from '../../sandbox/http/scan'
import { contractDefinitions } from '../../sandbox/http/schemas'
import { type ReadTimes, timesTable } from './times'

/** With SANDBOX_SCALE=1 this customer has thousands of orders and coupons. */
const PERSON = '13800138002'
/** Calls of each read that count; one more goes ahead. */
const RUNS = 9

/** One read as it is sent. */
interface Request {
  call: Call
  data: object
}

/**
 * The requests of all reads. Earlier answers tell what a request needs, in as many rounds as bring more; the rest is sent as the examples of the
 * contract are, which the sandbox may refuse.
 */
async function requestsOf(
  calls: readonly Call[],
  definitions: Definitions,
  answerOf: (request: Request) => Promise<unknown>,
): Promise<Request[]> {
  const known = new Known()
  const requests: Request[] = []
  let waiting = calls
  for (let before = -1; waiting.length !== before; ) {
    before = waiting.length
    const left: Call[] = []
    for (const call of waiting) {
      const made = requestData(call.name, call.request, definitions, known)
      if ('missing' in made) left.push(call)
      else {
        const request = { call, data: made.data }
        requests.push(request)
        known.learn(call.name, await answerOf(request))
      }
    }
    waiting = left
  }
  return [...requests, ...waiting.map((call) => ({ call, data: wireExamples()[call.name]?.data ?? {} }))]
}

/** Measures each read in turn, so that a change of the machine's speed affects all of them. */
async function measure(sandbox: OwnSandbox): Promise<ReadTimes[]> {
  const token = await sandbox.login(PERSON)
  const send = ({ call, data }: Request) => sandbox.call(call.endpoint, data, { token })
  const contract = scanContract(contractFolder)
  const reads = callsOf(contract, ownPaths).filter(({ endpoint }) => endpoint.kind === 'read')
  const answerOf = async (request: Request) => (await send(request)).data
  const requests = await requestsOf(reads, await contractDefinitions(contract), answerOf)
  const times = requests.map(({ call }) => ({ name: `${call.area}.${call.name}`, code: '', ms: [] as number[] }))
  for (let run = 0; run <= RUNS; run += 1)
    for (const [index, request] of requests.entries()) {
      const started = performance.now()
      const { code } = await send(request)
      const ms = performance.now() - started
      const its = times[index]
      if (its) its.code = code
      // The first call fills what the sandbox keeps.
      if (run > 0) its?.ms.push(ms)
    }
  return times
}

/** Prints how long the sandbox needs for each read, as the median of nine calls; a report, not a test. */
async function report(): Promise<void> {
  const sandbox = await startSandbox({ scale: process.env.SANDBOX_SCALE === '1' })
  try {
    console.log(timesTable(await measure(sandbox)))
  } finally {
    await sandbox.close()
  }
}

void report().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
