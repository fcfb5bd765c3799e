import { moment, picture, schemaList, schemaText } from '@/domain/remoteConfig/fields'
import { type Fields, fieldsOf, flag, oneOf, text, whole } from '@/lib/parsers'
import type { BlockContents, BlockType } from './block'
import { richText } from './richText'

/** One strict parser per kind of block: its contents, or undefined where something that it needs is missing or wrong (S5). */
export const parsers: { [T in BlockType]: (fields: Fields) => BlockContents[T] | undefined } = {
  banner(fields) {
    const items = schemaList(fields.items, (item) => {
      const linked = linkedPicture(item)
      return linked && { ...linked, subtitle: schemaText(fieldsOf(item)?.subtitle) ?? '' }
    })
    return items.length > 0 ? { items } : undefined
  },

  grid(fields) {
    const items = schemaList(fields.items, (item) => {
      const linked = linkedPicture(item)
      return linked && { ...linked, ...given({ badge: schemaText(fieldsOf(item)?.badge, 8) }) }
    })
    return items.length > 0 ? { items, columns: whole(fields.columns, 3, 5) ?? 4 } : undefined
  },

  notice(fields) {
    const texts = schemaList(fields.list, (item) => schemaText(item))
    if (texts.length === 0) return undefined
    const settings = given({
      mode: oneOf(fields.mode, ['horizontal-continuous', 'vertical', 'horizontal-break']),
      separator: separator(fields.separator),
      color: colour(fields.color),
      background: colour(fields.background),
      fontSize: whole(fields.fontSize, 10, 28),
      fontWeight: whole(fields.fontWeight, 100, 900),
      height: whole(fields.height, 24, 120),
      width: whole(fields.width, 100, 375),
      scrollable: flag(fields.scrollable),
      speed: whole(fields.speed, 5, 500),
      interval: whole(fields.interval, 500, 60_000),
      duration: whole(fields.duration, 100, 10_000),
      showClose: flag(fields.showClose),
      showIcon: flag(fields.showIcon),
      showMore: flag(fields.showMore),
      link: link(fields.link),
    })
    return { list: texts, ...settings }
  },

  goods(fields) {
    const source = given({ promotion: schemaText(fields.promotion, 40), brandId: schemaText(fields.brandId, 40) })
    if (!source.promotion && !source.brandId) return undefined
    return { ...source, ...given({ title: schemaText(fields.title, 40) }), count: whole(fields.count, 1, 10) ?? 6 }
  },

  text(fields) {
    const nodes = richText(schemaText(fields.html, 20_000) ?? '')
    return nodes.length > 0 ? { nodes, align: oneOf(fields.align, ['left', 'center']) ?? 'left' } : undefined
  },

  picture(fields) {
    const [address, width, height] = [
      picture(fields.picture),
      whole(fields.width, 1, 4000),
      whole(fields.height, 1, 4000),
    ]
    if (!address || !width || !height) return undefined
    return { picture: address, width, height, ...given({ label: schemaText(fields.label), link: link(fields.link) }) }
  },

  button(fields) {
    const [label, target] = [schemaText(fields.text, 20), link(fields.link)]
    if (!label || !target) return undefined
    return { text: label, link: target, kind: oneOf(fields.kind, ['primary', 'second', 'plain']) ?? 'primary' }
  },

  countdown(fields) {
    const [title, deadline] = [schemaText(fields.title, 40), moment(fields.deadline)]
    if (!title || !deadline) return undefined
    return { title, deadline, ...given({ ended: schemaText(fields.ended, 40), link: link(fields.link) }) }
  },

  coupon(fields) {
    const [name, amount] = [schemaText(fields.name, 40), whole(fields.amount, 1, 10_000_000)]
    if (!name || !amount) return undefined
    const rest = {
      expireTime: moment(fields.expireTime),
      action: schemaText(fields.action, 12),
      link: link(fields.link),
    }
    return { name, amount, threshold: whole(fields.threshold, 0, 10_000_000) ?? 0, ...given(rest) }
  },
}

const link = (value: unknown) => schemaText(value, 500)

/** Unlike other texts, it may be blank. */
const separator = (value: unknown) => text(value, 10) || undefined

/** A colour of an operator's own choice, written as hexadecimal digits: nothing else gets into a style. */
const colour = (value: unknown) => text(value, 7, /^#(?:[\da-f]{3}|[\da-f]{6})$/i)

function linkedPicture(item: unknown) {
  const fields = fieldsOf(item)
  const [title, address, target] = [schemaText(fields?.title, 40), picture(fields?.picture), link(fields?.link)]
  return title && address && target ? { title, picture: address, link: target } : undefined
}

/** Leaves out what is undefined, so that defaults stand. */
const given = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
