import type { FastifyInstance } from 'fastify'
import { parse } from 'secure-json-parse'
import { BadRequest } from './errors'

/** Most levels of objects and arrays in a caller's JSON; a call of the contract has at most 5. */
const LEVELS = 32

/**
 * The value of a JSON text that a caller sent. A text that is no JSON, names a prototype or has more than 32 levels is a BadRequest
 * that names its `name`: what is nested thousands deep can be read, but whatever writes, compares or stores it recurses and fails.
 */
export function parseJson(text: string, name = 'the body'): unknown {
  const value = parsed(text, name)
  if (!isShallow(value, LEVELS)) throw new BadRequest(`${name} has more than ${LEVELS} levels of JSON`)
  return value
}

/** Reads the JSON body of every request by `readJson`. */
export function parseJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, text: string) =>
    parseJson(text),
  )
}

function parsed(text: string, name: string): unknown {
  try {
    return parse(text)
  } catch {
    throw new BadRequest(`${name} is no JSON`)
  }
}

/** Whether a value has at most this many levels of objects and arrays. */
const isShallow = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1)))
