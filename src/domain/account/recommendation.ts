import { makeAutoObservable } from 'mobx'
import { oneOf } from '@/lib/parsers'
import { stored } from '@/platform/storage/stored'

const kept = stored('recommendation', (value) => oneOf(value, ['general']))

/**
 * Whether servers may choose goods for this customer. One instance for the whole app, since every call says when they may not. It is about the
 * device, so neither a logout nor the withdrawal of the consent changes it.
 */
class Recommendation {
  isPersonal = kept.read() === undefined

  constructor() {
    makeAutoObservable(this)
  }

  /** Changes the choice and keeps it on the device. */
  choose(isPersonal: boolean): void {
    this.isPersonal = isPersonal
    if (isPersonal) kept.remove()
    else kept.write('general')
  }
}

export const recommendation = new Recommendation()
