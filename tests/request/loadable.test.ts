import { deferred } from '@tests/lib/deferred'
import { autorun } from 'mobx'
import { Loadable } from '@/request/loadable'

jest.mock('@tarojs/taro', () => require('./fakeHost').taroModule)

describe('Loadable', () => {
  it('goes from idle over loading to ready, and observers see each step', async () => {
    const loadable = new Loadable<string>()
    const seen: string[] = []
    const stop = autorun(() => seen.push(`${loadable.status} ${loadable.value}`))
    await loadable.load(async () => 'a')
    stop()
    expect(seen).toEqual(['idle undefined', 'loading undefined', 'ready a'])
  })

  it('stores a failure instead of throwing, also one thrown at once', async () => {
    const loadable = new Loadable<string>()
    const error = new Error('offline')
    await expect(loadable.load(() => Promise.reject(error))).resolves.toBeUndefined()
    expect([loadable.status, loadable.error, loadable.value]).toEqual(['failed', error, undefined])
    await loadable.load(() => {
      throw error
    })
    expect([loadable.status, loadable.error]).toEqual(['failed', error])
  })

  it('drops the late answer of an older load', async () => {
    const loadable = new Loadable<string>()
    const older = deferred<string>()
    const newer = deferred<string>()
    const loads = [loadable.load(() => older.promise), loadable.load(() => newer.promise)]
    newer.resolve('new')
    await loads[1]
    older.resolve('old')
    await loads[0]
    expect([loadable.status, loadable.value]).toEqual(['ready', 'new'])
  })

  it('drops the answer and the failure of an older load while the newer is still on its way', async () => {
    const loadable = new Loadable<string>()
    const answering = deferred<string>()
    const failing = deferred<string>()
    const newer = deferred<string>()
    const loads = [answering, failing, newer].map((each) => loadable.load(() => each.promise))
    answering.resolve('old')
    failing.reject(new Error('old'))
    await Promise.all(loads.slice(0, 2))
    expect([loadable.status, loadable.value, loadable.error]).toEqual(['loading', undefined, undefined])
    newer.resolve('new')
    await loads[2]
    expect([loadable.status, loadable.value]).toEqual(['ready', 'new'])
  })

  it('keeps the old value during a reload and after one that fails', async () => {
    const loadable = new Loadable<string>()
    await loadable.load(async () => 'first')
    const reload = deferred<string>()
    const loading = loadable.load(() => reload.promise)
    expect([loadable.status, loadable.value]).toEqual(['loading', 'first'])
    reload.reject(new Error('offline'))
    await loading
    expect([loadable.status, loadable.value]).toEqual(['failed', 'first'])
  })

  it('clears an old error when it loads again', async () => {
    const loadable = new Loadable<string>()
    await loadable.load(() => Promise.reject(new Error('offline')))
    const loading = loadable.load(async () => 'a')
    expect(loadable.error).toBeUndefined()
    await loading
    expect([loadable.status, loadable.value, loadable.error]).toEqual(['ready', 'a', undefined])
  })

  it('ignores answers after drop, and works again afterwards', async () => {
    const loadable = new Loadable<string>()
    const late = deferred<string>()
    const loading = loadable.load(() => late.promise)
    loadable.drop()
    late.resolve('late')
    await loading
    expect([loadable.status, loadable.value]).toEqual(['idle', undefined])
    await loadable.load(async () => 'a')
    loadable.drop()
    expect([loadable.status, loadable.value]).toEqual(['ready', 'a'])
  })

  it('a value that is set is newer than an answer under way', async () => {
    const loadable = new Loadable<string>()
    const late = deferred<string>()
    const loading = loadable.load(() => late.promise)
    loadable.set('typed')
    late.resolve('late')
    await loading
    expect([loadable.status, loadable.value]).toEqual(['ready', 'typed'])
  })

  it('keeps the same object that it was given, and its methods can be passed as functions', () => {
    const loadable = new Loadable<{ rows: number[] }>()
    const value = { rows: [1] }
    const { set } = loadable
    set(value)
    expect(loadable.value).toBe(value)
  })
})
