import { type Empty, endpoint } from '../endpoint'

export interface ServiceLinkRes {
  url: string
}

export interface SchemaReq {
  /** `xyf_xbt_01` for the app's own configuration, else the code of a low-code page. */
  code: string
}

export interface SchemaRes {
  pageInfo: {
    /** JSON text that an operator wrote: code that reads it checks every field. */
    schema: string
  }
}

/** A low-code page or the app's configuration. */
export const getSchema = endpoint<SchemaReq, SchemaRes>()('/system-page/getSchema', {
  origin: 'stated',
  family: 'lowCode',
  kind: 'read',
  empty: 'PAGE_UNKNOWN',
  toast: false,
  refusals: ['PAGE_UNKNOWN'],
})

/** How customer service can be reached. */
export const customerServiceLink = endpoint<Empty, ServiceLinkRes>()('/vip/customer-service-link', {
  origin: 'named',
  family: 'vip',
  kind: 'read',
  empty: 'malformed',
  needs: { url: 'text' },
})
