import { type Fields, fieldsOf, flag, text } from '@/lib/parsers'
import { type ConfigValues, defaultConfig, discountLevels } from './configValues'
import { fieldsOfSchema, schemaText } from './fields'
import { parsePage, type SchemaPage } from './parsePage'

/** A number that can be dialled. */
const phone = /^\+?\d[\d-]{2,}$/

/** The app's configuration out of a schema, and the page in it; whatever is missing or wrong keeps its default (R-39, R-98, S5). */
export function parseConfig(schema: unknown): { values: ConfigValues; page: SchemaPage } {
  const fields = fieldsOfSchema(schema)
  const page = parsePage(schema)
  const values = {
    vip: readVip(fieldsOf(fields?.vip)),
    supVip: {
      showStayImage: flag(fieldsOf(fields?.supVip)?.showStayImage) ?? defaultConfig.supVip.showStayImage,
    },
    service: { phone: text(fieldsOf(fields?.service)?.phone, 20, phone) ?? defaultConfig.service.phone },
    ts: page.ts,
    reportSwitch: schemaText(fieldsOf(fields?.report)?.switch, 20),
    blocks: page.blocks,
  }
  return { values, page }
}

function readVip(fields: Fields | undefined): ConfigValues['vip'] {
  const { vip } = defaultConfig
  const levels = fieldsOf(fields?.discountInfo)
  const tipsOf = (level: (typeof discountLevels)[number]) =>
    schemaText(fieldsOf(levels?.[level])?.payDiscountTips) ?? vip.discountInfo[level].payDiscountTips
  return {
    renewPlanTips: schemaText(fields?.renewPlanTips, 500) ?? vip.renewPlanTips,
    renewPlanPopTitle: schemaText(fields?.renewPlanPopTitle) ?? vip.renewPlanPopTitle,
    discountInfo: Object.fromEntries(
      discountLevels.map((level) => [level, { payDiscountTips: tipsOf(level) }]),
    ) as ConfigValues['vip']['discountInfo'],
    isSaleOffWhereForbidden: flag(fields?.isSaleOffWhereForbidden) ?? vip.isSaleOffWhereForbidden,
  }
}
