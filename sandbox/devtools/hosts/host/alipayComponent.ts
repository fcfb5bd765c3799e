import type { Fields } from '../protocol'
import type { Definition } from './logic'

interface AlipayInstance extends Fields {
  data: Fields
  props: Fields
  /** Names of the properties, so that setData distinguishes own changes from the parent's. */
  hostPropertyNames?: string[]
  /** Own setData calls whose observer has not run yet. */
  hostOwnChanges?: number
  hostAttached?: boolean
}

type Callback = (this: unknown, ...args: unknown[]) => unknown

/**
 * Converts an Alipay component (props, didMount, deriveDataFromProps, didUpdate, didUnmount) to one of the framework. An observer run that
 * the component's own setData caused is skipped: handling it would set data again, endlessly.
 */
export function toAlipayDefinition(definition: Definition): Definition {
  const props = (definition.props ?? {}) as Fields
  const names = [...new Set([...Object.keys(props), ...Object.keys((definition.properties ?? {}) as Fields)])]
  const run = (self: unknown, name: string, ...args: unknown[]): void => {
    const callback = definition[name]
    if (typeof callback === 'function') (callback as Callback).apply(self, args)
  }
  const snapshot = (self: AlipayInstance): Fields => Object.fromEntries(names.map((name) => [name, self.data[name]]))
  return {
    options: definition.options,
    data: definition.data,
    methods: definition.methods,
    properties: Object.fromEntries(names.map((name) => [name, { type: null, value: props[name] }])),
    lifetimes: {
      created(this: AlipayInstance) {
        this.props = {}
        this.hostPropertyNames = names
      },
      attached(this: AlipayInstance) {
        this.props = snapshot(this)
        run(this, 'deriveDataFromProps', this.props)
        run(this, 'didMount')
      },
      detached(this: AlipayInstance) {
        run(this, 'didUnmount')
      },
    },
    observers: {
      [names.join(',') || '**'](this: AlipayInstance) {
        if (!this.hostAttached) return
        if (this.hostOwnChanges) {
          this.hostOwnChanges -= 1
          this.props = snapshot(this)
          return
        }
        const previous = this.props
        const next = snapshot(this)
        run(this, 'deriveDataFromProps', next)
        this.props = next
        run(this, 'didUpdate', previous, this.data)
      },
    },
  }
}
