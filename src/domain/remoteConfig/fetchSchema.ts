import { getSchema } from '@/contract/remoteConfig/schema'
import { noteIfUnknown } from '@/lib/serverClock'
import { report } from '@/report/report'
import type { Read } from '@/request/read'
import type { ConfigValues } from './configValues'
import { parseConfig } from './parseConfig'
import { parsePage, type SchemaPage } from './parsePage'

/** The code of the app's own configuration. */
const configCode = 'xyf_xbt_01'

/** Asks for the app's configuration. Throws what the call throws; what it cannot read has its default. */
export async function fetchConfig(read: Read): Promise<ConfigValues> {
  const { values, page } = parseConfig(await schemaOf(read, configCode))
  noteTime(page)
  reportUnknown(configCode, page)
  return values
}

/** Asks for a low-code page. Throws what the call throws, `PAGE_UNKNOWN` among it. */
export async function fetchPage(read: Read, code: string): Promise<SchemaPage> {
  const page = parsePage(await schemaOf(read, code))
  noteTime(page)
  reportUnknown(code, page)
  return page
}

async function schemaOf(read: Read, code: string): Promise<unknown> {
  const { pageInfo } = await read(getSchema, { code })
  return pageInfo.schema
}

/** The server makes a schema when it is asked for, so its time is the server's time until an answer tells that itself (N3). */
function noteTime({ ts }: SchemaPage): void {
  if (ts !== undefined) noteIfUnknown(ts)
}

/** Reports blocks that this build does not have: they are skipped, and the operator's team has to know. */
function reportUnknown(code: string, { unknown }: SchemaPage): void {
  for (const type of new Set(unknown)) report('lowCodeUnknownBlock', { message: `${code}: ${type}` })
}
