import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { limited } from './limits'
import { contractFolder, type ScannedContract } from './scan'

const root = fileURLToPath(new URL('../..', import.meta.url))

type Definitions = Record<string, object>

/** Checks data against the contract's types; answers what is wrong, naming the field, or undefined. */
export interface ContractSchemas {
  requestProblem(name: string, path: string, data: unknown): string | undefined
  responseProblem(name: string, path: string, data: unknown): string | undefined
}

/** Schemas of every endpoint, made from its TypeScript types and cached by the content of the contract. */
export async function contractSchemas(contract: ScannedContract): Promise<ContractSchemas> {
  const definitions = await contractDefinitions(contract)
  // What a customer sends has limits; what the sandbox answers is its own business.
  const sides = { request: ajvOf(limited(definitions) as Definitions), response: ajvOf(definitions) }
  const typesOf = new Map(contract.endpoints.map((one) => [`${one.name} ${one.path}`, one]))
  const problem = (side: 'request' | 'response') => (name: string, path: string, data: unknown) => {
    const types = typesOf.get(`${name} ${path}`)
    // Compiled at first use: compiling all at start would take longer than everything else.
    const validate = types && sides[side].getSchema(`contract#/definitions/${types[side]}`)
    if (!validate) throw new Error(`no schema for endpoint ${name} (${path})`)
    return firstProblem(validate, data)
  }
  return { requestProblem: problem('request'), responseProblem: problem('response') }
}

function ajvOf(definitions: Definitions): Ajv {
  const ajv = new Ajv({ strict: false, allErrors: false })
  ajv.addSchema({ $id: 'contract', definitions })
  return ajv
}

function firstProblem(validate: ValidateFunction, data: unknown): string | undefined {
  return validate(data) ? undefined : describe(validate.errors?.[0])
}

function describe(error: ErrorObject | undefined): string {
  const { missingProperty, additionalProperty } = (error?.params ?? {}) as Record<string, string | undefined>
  const at = (error?.instancePath ?? '').slice(1).replaceAll('/', '.')
  const field = [at, missingProperty ?? additionalProperty].filter(Boolean).join('.')
  return `field ${field || '(data)'}: ${error?.message ?? 'is wrong'}`
}

/** Schemas of all types that endpoints name, by their names. */
export async function contractDefinitions(contract: ScannedContract): Promise<Definitions> {
  const hash = createHash('sha256')
  for (const [, source] of contract.sources) hash.update(source).update('\0')
  const file = join(root, '.cache/schemas', `${hash.digest('hex').slice(0, 24)}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Definitions
  const definitions = await generateDefinitions(contract)
  mkdirSync(dirname(file), { recursive: true })
  // Written aside and renamed, since several sandboxes may start at once.
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, JSON.stringify(definitions))
  renameSync(aside, file)
  return definitions
}

async function generateDefinitions(contract: ScannedContract): Promise<Definitions> {
  const { createGenerator } = await import('ts-json-schema-generator')
  const generator = createGenerator({
    path: join(contractFolder, '**/*.ts'),
    tsconfig: join(root, 'sandbox/tsconfig.json'),
    skipTypeCheck: true,
    additionalProperties: false,
    encodeRefs: false,
  })
  const names = new Set(contract.endpoints.flatMap((one) => [one.request, one.response]))
  return Object.assign({}, ...[...names].map((name) => generator.createSchema(name).definitions)) as Definitions
}
