/** Most values that are remembered of one name, so that an id that was answered long ago is seldom used. */
const MOST = 24

type Value = string | number | boolean

const isValue = (value: unknown): value is Value => ['string', 'number', 'boolean'].includes(typeof value)

/** What a customer has read so far, by the names of the fields: ids, amounts and codes for the next calls. */
export class Values {
  private readonly byName = new Map<string, Value[]>()

  /** Takes every value of an answer. */
  learn(data: unknown, name = ''): void {
    if (isValue(data)) this.add(name, data)
    else if (Array.isArray(data)) for (const item of data) this.learn(item, name)
    else if (typeof data === 'object' && data !== null)
      for (const [key, value] of Object.entries(data)) this.learn(value, key)
  }

  /** The values of a name, the newest last. */
  of(name: string): readonly Value[] {
    return this.byName.get(name) ?? []
  }

  private add(name: string, value: Value): void {
    if (value === '') return
    const kept = this.of(name).filter((one) => one !== value)
    this.byName.set(name, [...kept, value].slice(-MOST))
  }
}
