import formBody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'

/**
 * The values of a query or of a form, by name. Of a name that comes twice the first value counts, so that every value is a text: whatever
 * reads one never meets a list.
 */
export const parseQuery = (text: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(text)].reverse())

/** Reads the forms of a scope's buttons by `readQuery`. */
export async function parseForms(scope: FastifyInstance): Promise<void> {
  await scope.register(formBody, { parser: parseQuery })
}
