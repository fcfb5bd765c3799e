import { makeAutoObservable } from 'mobx'
import { fetchPage } from '@/domain/remoteConfig/fetchSchema'
import type { SchemaPage } from '@/domain/remoteConfig/parsePage'
import { isRefusal } from '@/request/errors'
import { Loadable } from '@/request/loadable'
import type { Read } from '@/request/read'

/** Why there is nothing to look at. */
export type Lack = 'noCode' | 'unknown' | 'unreadable' | 'empty'

/** A low-code page by its code. */
export class PreviewStore {
  readonly code: string
  private readonly schema = new Loadable<SchemaPage>()

  constructor(code = '') {
    this.code = /^[\w-]{1,64}$/.test(code) ? code : ''
    makeAutoObservable(this, {}, { autoBind: true })
  }

  async load(): Promise<void> {
    if (this.code && !this.schema.value) await this.schema.load(this.fetch)
  }

  /** Reads the page anew: the operator has changed it, or the language is another one. */
  async refresh(): Promise<void> {
    if (this.code) await this.schema.refresh(this.fetch)
  }

  /** What the screen stands on; a page that is not there has a state of its own. */
  get remote() {
    return this.lack ? undefined : this.schema
  }

  get lack(): Lack | undefined {
    if (!this.code) return 'noCode'
    if (isRefusal(this.schema.error, 'PAGE_UNKNOWN')) return 'unknown'
    const { value } = this.schema
    if (!value) return undefined
    if (!value.isReadable) return 'unreadable'
    return value.blocks.length + value.unknown.length + value.broken.length === 0 ? 'empty' : undefined
  }

  get page(): SchemaPage | undefined {
    return this.lack ? undefined : this.schema.value
  }

  private fetch(read: Read): Promise<SchemaPage> {
    return fetchPage(read, this.code)
  }
}
