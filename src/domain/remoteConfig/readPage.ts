import { fieldsOf } from '@/lib/readers'
import { type BlocksRead, readBlocks } from './blocks/readBlocks'
import { fieldsOfSchema, moment, schemaText } from './fields'

/** A low-code page as far as it could be read. */
export interface SchemaPage extends BlocksRead {
  /** Whether the schema is an object of JSON at all (S5). */
  isReadable: boolean
  title: string | undefined
  /** When the server made the schema, by its own clock, in milliseconds. */
  ts: number | undefined
}

/** The page of a schema. */
export function readPage(schema: unknown): SchemaPage {
  const fields = fieldsOfSchema(schema)
  const page = fieldsOf(fields?.page)
  return {
    isReadable: fields !== undefined,
    title: schemaText(page?.title),
    ts: moment(fields?.ts),
    ...readBlocks(page?.blocks),
  }
}
