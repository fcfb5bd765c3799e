import { fieldsOf } from '@/lib/parsers'
import { type ParsedBlocks, parseBlocks } from './blocks/parseBlocks'
import { fieldsOfSchema, moment, schemaText } from './fields'

/** A low-code page as far as it could be read. */
export interface SchemaPage extends ParsedBlocks {
  /** Whether the schema is an object of JSON at all (S5). */
  isReadable: boolean
  title: string | undefined
  /** When the server made the schema, by its own clock, in milliseconds. */
  ts: number | undefined
}

/** The page of a schema. */
export function parsePage(schema: unknown): SchemaPage {
  const fields = fieldsOfSchema(schema)
  const page = fieldsOf(fields?.page)
  return {
    isReadable: fields !== undefined,
    title: schemaText(page?.title),
    ts: moment(fields?.ts),
    ...parseBlocks(page?.blocks),
  }
}
