import { contractFolder, scanContract } from '../../sandbox/http/scan'
import { contractDefinitions } from '../../sandbox/http/schemas'
import { families } from '../../src/contract/families'
import { ownPaths, readAppPaths } from '../appPaths'
import { hostsOf } from './addresses'
import { AnswerSchemas } from './answerSchemas'
import { type Call, callsOf } from './calls'
import type { Check } from './check'
import { nameLeftOut } from './leftOut'
import { probeLists } from './lists'
import { probeMoney } from './money/journeys'
import type { Options } from './options'
import { type Person, Prober, visitor } from './prober'
import { leaveReads, probeReads, wantedReads } from './reads'
import { probeRefusals, probeUsedCode } from './refusals'
import { enterSupplier, signIn } from './signIn'
import { startApp } from './startApp'

/** Checks a server with the app's own request layer, and answers what each check found. Rejects only for a mistake of this program or of its files. */
export async function conform(options: Options): Promise<readonly Check[]> {
  const contract = scanContract(contractFolder)
  const hosts = hostsOf(options)
  const declared = callsOf(contract, ownPaths).map(({ endpoint }) => endpoint)
  const paths = readAppPaths(options.paths, declared, (family) => hosts[families[family].host])
  const definitions = await contractDefinitions(contract)
  const calls = callsOf(contract, paths)
  mustKnow(calls, options.only)
  const client = await startApp(hosts, paths.prefixes)
  const schemas = new AnswerSchemas(definitions)
  const prober = new Prober(client, calls, schemas, definitions, options)
  await mustAnswer(prober)
  const customer = options.as && (await signIn(prober, options.as))
  if (customer && options.as) await probeCustomer(prober, customer, options.as)
  leaveReads(prober, visitor, await probeReads(prober, visitor, wantedReads(prober)))
  await probeLists(prober, customer ?? visitor)
  await probeRefusals(prober, customer)
  if (customer && options.as?.code) await probeUsedCode(prober, options.as.mobile, options.as.code)
  nameLeftOut(prober)
  return prober.checks
}

/** Throws where `--only` names something that the contract does not have. */
function mustKnow(calls: readonly Call[], only: readonly string[]): void {
  const known = new Set(calls.flatMap(({ area, name }) => [area, `${area}.${name}`]))
  const unknown = only.filter((one) => !known.has(one))
  if (unknown.length > 0)
    throw new Error(
      `--only=${unknown.join(',')} names no area and no call: write home, or home.index, as the report does`,
    )
}

/** What is checked as a customer: reads, and what moves money where that is wanted. Some reads need what was ordered. */
async function probeCustomer(prober: Prober, customer: Person, { mobile }: { mobile: string }): Promise<void> {
  const { supplier, movesMoney } = prober.options
  if (supplier) await enterSupplier(prober, supplier, customer)
  const waiting = await probeReads(prober, customer, wantedReads(prober))
  if (movesMoney) await probeMoney({ prober, person: customer }, mobile)
  leaveReads(prober, customer, await probeReads(prober, customer, waiting))
}

/** Rejects where the server cannot be reached at all: each check would say so. */
async function mustAnswer(prober: Prober): Promise<void> {
  const { failure, exchanges } = await prober.send({ call: prober.call('index'), data: {}, person: visitor })
  if (failure?.kind === 'offline')
    throw new Error(`${prober.options.main} cannot be reached: ${exchanges.at(-1)?.problem ?? 'no answer'}`)
}
