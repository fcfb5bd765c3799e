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
  /** Server clock minus device clock, in milliseconds; 0 where the schema does not tell. */
  clockOffset: number
}

/** The page of a schema. @param now the device's clock when the schema came, in milliseconds */
export function readPage(schema: unknown, now: number): SchemaPage {
  const fields = fieldsOfSchema(schema)
  const page = fieldsOf(fields?.page)
  const ts = moment(fields?.ts)
  return {
    isReadable: fields !== undefined,
    title: schemaText(page?.title),
    ts,
    clockOffset: ts === undefined ? 0 : ts - now,
    ...readBlocks(page?.blocks),
  }
}
