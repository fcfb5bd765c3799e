import { defaultConfig } from '@/domain/remoteConfig/configValues'
import { parseConfig } from '@/domain/remoteConfig/parseConfig'
import { fullConfig } from './schemas'

const read = (schema: unknown) => parseConfig(schema).values
const readObject = (schema: object) => read(JSON.stringify(schema))

afterEach(() => {
  for (const key of ['vip', 'supVip', 'report', 'page', 'renewPlanTips']) expect(key in {}).toBe(false)
})

describe('reading the configuration', () => {
  it('R-98 takes tips of renewal, the title of its popup, tips by discount level, the stay image and ts', () => {
    const { vip, supVip, ts, service } = readObject(fullConfig)
    expect(service).toEqual(fullConfig.service)
    expect({ vip, supVip, ts }).toEqual({ vip: fullConfig.vip, supVip: fullConfig.supVip, ts: fullConfig.ts })
  })

  it('R-132 takes the report switch', () => {
    expect([readObject(fullConfig).reportSwitch, readObject({}).reportSwitch]).toEqual(['on', undefined])
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an object in place of its text', fullConfig],
    ['no text', ''],
    ['broken JSON', JSON.stringify(fullConfig).slice(0, -1)],
    ['JSON null', 'null'],
    ['a list', JSON.stringify([fullConfig])],
    ['a number', '7'],
    ['a text', '"vip"'],
    ['HTML', '<html></html>'],
    ['nesting without end', '['.repeat(100_000)],
  ])('S5 %s leaves every default', (_name, schema) => {
    expect(read(schema)).toEqual(defaultConfig)
  })

  it('S5 5 MB leave every default, and are not parsed', () => {
    const schema = JSON.stringify({ ...fullConfig, filling: 'x'.repeat(5 * 1024 * 1024) })
    const parse = jest.spyOn(JSON, 'parse')
    expect(read(schema)).toEqual(defaultConfig)
    expect(parse).not.toHaveBeenCalled()
    parse.mockRestore()
    expect(read(JSON.stringify(fullConfig))).not.toEqual(defaultConfig)
  })

  it.each(['__proto__', 'constructor', 'prototype'])('S5 a value under %s is not read, at any depth', (key) => {
    const inside = JSON.stringify(fullConfig)
    const vip = JSON.stringify(fullConfig.vip)
    expect(read(`{"${key}": ${inside}}`)).toEqual(defaultConfig)
    expect(read(`{"vip": {"${key}": ${vip}}, "supVip": {"${key}": {"showStayImage": true}}}`)).toEqual(defaultConfig)
    expect(read(`{"page": {"${key}": {"blocks": [{"type": "text", "html": "x"}]}}}`)).toEqual(defaultConfig)
  })

  it.each([
    ['vip', 7],
    ['vip', ['renewPlanTips']],
    ['vip', { renewPlanTips: 7, renewPlanPopTitle: {}, discountInfo: 'ZK-01-01', isSaleOffWhereForbidden: 'true' }],
    [
      'vip',
      { renewPlanTips: 'x'.repeat(501), discountInfo: { 'ZK-01-01': 'tips', 'ZK-01-02': { payDiscountTips: [] } } },
    ],
    ['supVip', true],
    ['service', { phone: 'javascript:alert(1)' }],
    ['service', { phone: 110 }],
    ['supVip', { showStayImage: 'false' }],
    ['report', { switch: { on: true } }],
    ['ts', '1750000000000'],
    ['ts', -1],
    ['ts', 1e300],
    ['page', 'blocks'],
    ['page', { blocks: { type: 'text', html: 'x' } }],
  ])('S5 a wrong %s keeps its defaults and changes nothing else: %j', (field, value) => {
    expect(readObject({ [field]: value })).toEqual(defaultConfig)
    const others = Object.keys(fullConfig).filter((key) => key !== field)
    const values = readObject({ ...fullConfig, [field]: value })
    if (others.includes('vip')) expect(values.vip).toEqual(fullConfig.vip)
    if (others.includes('supVip')) expect(values.supVip).toEqual(fullConfig.supVip)
    if (others.includes('page')) expect(values.blocks).toHaveLength(1)
  })

  it('R-98 a level that is not there keeps its default beside those that are', () => {
    const { discountInfo } = readObject({ vip: { discountInfo: { 'ZK-02-01': { payDiscountTips: 'three' } } } }).vip
    expect(discountInfo).toEqual({ ...defaultConfig.vip.discountInfo, 'ZK-02-01': { payDiscountTips: 'three' } })
  })
})
