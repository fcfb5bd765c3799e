import { Ajv, type ErrorObject } from 'ajv'

/** A field of an answer that is not as the contract's types say. */
export interface FieldProblem {
  /** Names from the data to the field; `[]` stands for the rows of a list. */
  at: readonly string[]
  kind: 'missing' | 'type' | 'value'
  /** What the contract wants, in words. */
  wants: string
  /** What is there, in short; absent where it is missing. */
  got?: unknown
}

type Schema = Record<string, unknown>

/** Finds what is wrong in answers. Fields that the contract does not know are no problem: the app ignores them. */
export class AnswerSchemas {
  private readonly ajv = new Ajv({ strict: false, allErrors: true, verbose: true })

  constructor(private readonly definitions: Readonly<Record<string, object>>) {
    this.ajv.addSchema({ $id: 'contract', definitions: open(definitions) as Schema })
  }

  /** Every problem of data of this type, one for all rows of a list. */
  problems(type: string, data: unknown): FieldProblem[] {
    const validate = this.ajv.getSchema(`contract#/definitions/${type}`)
    if (!validate) throw new Error(`no schema for the type ${type}`)
    if (validate(data)) return []
    const found = inner(validate.errors ?? []).map(problemOf)
    const byField = new Map(found.map((one) => [`${one.kind} ${one.at.join('.')}`, one]))
    return [...byField.values()]
  }

  /** Where the moments of a type are: names as in `FieldProblem.at`. */
  moments(type: string): string[][] {
    return momentsOf(this.definitions, { $ref: type }, [], [])
  }
}

/** The same schemas, in which objects may have further fields. */
function open(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(open)
  if (typeof schema !== 'object' || schema === null) return schema
  const fields = Object.entries(schema).filter(([key, value]) => !(key === 'additionalProperties' && value === false))
  return Object.fromEntries(fields.map(([key, value]) => [key, open(value)]))
}

/** Without the errors of the alternatives of a union, which the error of the union itself stands for. */
function inner(errors: readonly ErrorObject[]): ErrorObject[] {
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf').map(({ schemaPath }) => `${schemaPath}/`)
  return errors.filter(({ schemaPath }) => !unions.some((union) => schemaPath.startsWith(union)))
}

function problemOf({
  instancePath,
  keyword,
  params,
  data,
  schema,
  parentSchema,
  message = '',
}: ErrorObject): FieldProblem {
  const at = instancePath
    .split('/')
    .slice(1)
    .map((name) => (/^\d+$/.test(name) ? '[]' : name))
  if (keyword === 'required') {
    const name = String((params as { missingProperty: string }).missingProperty)
    const type = (parentSchema as { properties?: Record<string, Schema> }).properties?.[name]
    return { at: [...at, name], kind: 'missing', wants: nameOfType(type ?? {}) }
  }
  if (keyword === 'type') return { at, kind: 'type', wants: `type ${String(schema)}`, got: data }
  if (keyword === 'enum') return { at, kind: 'value', wants: `one of ${(schema as unknown[]).join(', ')}`, got: data }
  if (keyword === 'const') return { at, kind: 'value', wants: JSON.stringify(schema), got: data }
  return { at, kind: typeof data === 'object' ? 'value' : 'type', wants: message, got: data }
}

const nameOfType = ({ type, $ref }: Schema): string =>
  typeof $ref === 'string' ? refName($ref) : String(type ?? 'a value')

const refName = (ref: string): string => ref.split('/').at(-1) ?? ref

function momentsOf(
  definitions: Readonly<Record<string, object>>,
  schema: Schema,
  at: string[],
  seen: readonly string[],
): string[][] {
  const { $ref, properties, items, anyOf } = schema as {
    $ref?: string
    properties?: Record<string, Schema>
    items?: Schema
    anyOf?: Schema[]
  }
  if ($ref) {
    const name = refName($ref)
    if (name === 'EpochMs') return [at]
    return seen.includes(name) ? [] : momentsOf(definitions, { ...definitions[name] }, at, [...seen, name])
  }
  return [
    ...Object.entries(properties ?? {}).flatMap(([name, one]) => momentsOf(definitions, one, [...at, name], seen)),
    ...(items ? momentsOf(definitions, items, [...at, '[]'], seen) : []),
    ...(anyOf ?? []).flatMap((one) => momentsOf(definitions, one, at, seen)),
  ]
}
