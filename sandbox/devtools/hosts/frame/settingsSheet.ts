import { permissionLabels, permissionNames } from '../page/choices'
import type { Conditions } from './conditions'
import { make } from './dom'
import { report } from './report'
import { sheet } from './sheets'
import { langOfPage, say } from './texts'

/** The host's page of this app's permissions: a person may allow or refuse each, as by the bar of the page around. */
export const settingsSheet = ({ permissions }: Conditions): Promise<void> =>
  sheet<void>('is-bottom', undefined, (close) => {
    const rows = permissionNames.map((name) => {
      const box = make('input', { type: 'checkbox' })
      box.checked = permissions[name]
      box.addEventListener('change', () => {
        permissions[name] = box.checked
        report({ type: 'permissions', permissions: { ...permissions } })
      })
      return make('label', {}, permissionLabels[name][langOfPage()], box)
    })
    return make(
      'div',
      { class: 'actions', role: 'dialog', 'aria-modal': 'true', 'aria-label': say('settings') },
      make('h2', {}, say('settings')),
      ...rows,
      make('button', { class: 'is-cancel', click: () => close() }, say('done')),
    )
  })
