import { endpoint } from '@/contract/endpoint'
import { call } from '@/request/call'
import { connectApiVip } from '@/request/connectApiVip'
import { connectAlone } from './connectAlone'

const supplier = endpoint<{ secret: string }, { taken: boolean }>()('/test/supplier', {
  origin: 'ours',
  family: 'apiVip',
  kind: 'write',
  empty: 'malformed',
})

/** Makes an encrypted call as a store of the rights supplier does; `shown` gets the kind of an error that the customer would see. */
export function send(secret: string, shown: (kind: string) => void): Promise<{ taken: boolean }> {
  connectAlone(shown)
  connectApiVip()
  return call(supplier, { secret })
}
