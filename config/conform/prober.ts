import { families } from '../../src/contract/families'
import type { AnswerSchemas } from './answerSchemas'
import type { Call } from './calls'
import type { Check, Finding } from './check'
import { failureFindings } from './judge/answer'
import { fieldFindings } from './judge/fields'
import { momentFindings, valuesAt } from './judge/moments'
import { Known } from './known'
import type { Options } from './options'
import type { Definitions } from './requestData'
import type { AppClient, Sending, Sent } from './startApp'

/** Who sends: a visitor has no token. */
export interface Person {
  name: 'visitor' | 'customer'
  token?: string
}

export const visitor: Person = { name: 'visitor' }

/** One call as it is sent, and what is said of it in the report. */
interface Asked extends Sending {
  call: Call
  data: object
  person: Person
  /** What is tried, where it is more than the call itself. */
  trying?: string
  /** Fields whose moment is that of the call itself. */
  isFresh?: (field: string) => boolean
  /** Further findings of the end of the call. */
  judge?: (sent: Sent) => readonly Finding[]
}

/** Everything that a check needs. It keeps what the checks found, in their order. */
export class Prober {
  readonly checks: Check[] = []
  readonly known = new Known()
  /** Names of the calls that checks have sent, or have said why not. */
  readonly tried = new Set<string>()

  constructor(
    readonly client: AppClient,
    readonly calls: readonly Call[],
    readonly schemas: AnswerSchemas,
    readonly definitions: Definitions,
    readonly options: Options,
  ) {}

  /** A call by its name in the contract, which must be one. */
  call(name: string): Call {
    const found = this.calls.find((one) => one.name === name)
    if (!found) throw new Error(`the contract has no call ${name}`)
    return found
  }

  /** Whether a call is tried: all are that the server has, unless `--only` names others. */
  isWanted({ name, area, isLacking }: Call): boolean {
    const { only } = this.options
    return !isLacking && (only.length === 0 || only.includes(area) || only.includes(`${area}.${name}`))
  }

  /** Sends a call, judges its answer and learns from it. */
  async probe({ call, data, person, trying, isFresh, judge, ...sending }: Asked): Promise<Sent> {
    const sent = await this.client.send(call.endpoint, data, { token: person.token, ...sending })
    const findings = [...this.findingsOf(call, sent, person, isFresh), ...(judge?.(sent) ?? [])]
    if (trying) this.add(call, trying, findings, sent)
    else
      this.add(
        call,
        `${call.endpoint.kind} ${call.area}.${call.name} as a ${person.name}`,
        findings,
        sent,
        dataless(sent),
      )
    if (sent.value !== undefined) this.known.learn(call.name, sent.value)
    return sent
  }

  /** Sends a call whose answer others judge, and says nothing of it. */
  send({ call, data, person, ...sending }: Pick<Asked, 'call' | 'data' | 'person'> & Sending): Promise<Sent> {
    return this.client.send(call.endpoint, data, { token: person.token, ...sending })
  }

  /** Keeps what a check of a call found. */
  add(
    { area, endpoint, name: call }: Call,
    name: string,
    findings: readonly Finding[],
    { exchanges }: Pick<Sent, 'exchanges'>,
    withoutData?: string,
  ): void {
    const ms = Math.max(0, ...exchanges.map((one) => one.ms))
    this.tried.add(call)
    this.checks.push({ area, name, sent: sentTo(endpoint), findings, ms, ...(withoutData ? { withoutData } : {}) })
  }

  /** Keeps that a check was not tried. */
  leave({ area, endpoint, name: call }: Call, name: string, untried: string): void {
    this.tried.add(call)
    this.checks.push({ area, name, sent: sentTo(endpoint), findings: [], untried, ms: 0 })
  }

  private findingsOf(call: Call, sent: Sent, person: Person, isFresh?: (field: string) => boolean): Finding[] {
    const { endpoint } = call
    const exchange = sent.exchanges.at(-1)
    const late = this.lateness(sent)
    const data = exchange && this.client.dataOf(endpoint, exchange)
    if (data === undefined) {
      const { failure } = sent
      if (!failure) return late
      const shape = families[endpoint.family].answer
      const isVisitor = person.token === undefined
      return [...failureFindings({ shape, refusals: endpoint.refusals, failure, exchange, isVisitor }), ...late]
    }
    const shown = sent.failure ? `"${sent.failure.shown}"` : 'what the server sent'
    const problems = this.schemas.problems(call.response, data)
    const fields = fieldFindings(problems, endpoint.needs, shown)
    const moments = this.schemas
      .moments(call.response)
      .flatMap((at) => valuesAt(data, at).map((value) => [at.join('.').replaceAll('.[]', '[]'), value] as const))
    const times = momentFindings(moments, exchange?.answer?.date, isFresh)
    // A type that is right and yet not enough, such as an empty text where one is needed.
    const isUnexplained = sent.failure?.kind === 'malformed' && !fields.some(({ isTolerated }) => !isTolerated)
    const rest = isUnexplained ? [{ found: 'a required text is empty, or a number is below 0', shows: shown }] : []
    return [...fields, ...rest, ...times, ...late]
  }

  private lateness({ exchanges, failure }: Sent): Finding[] {
    const { slow } = this.options
    const ms = Math.max(0, ...exchanges.map((one) => one.ms))
    if (ms <= slow || failure?.kind === 'timeout') return []
    return [
      { found: `a late answer: ${ms} ms, and more than ${slow} ms is late`, shows: 'its screen loads for that long' },
    ]
  }
}

/** How a call ended that was answered as the contract says, and without data. */
function dataless({ failure }: Sent): string | undefined {
  if (failure?.kind === 'refused') return `refused with ${failure.code}`
  return failure?.kind === 'empty' ? 'nothing there' : undefined
}

const sentTo = ({ method = 'POST', path, family }: Call['endpoint']): string => `${method} ${path} (${family})`
