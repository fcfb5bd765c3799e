import { findUp, fire } from '../framework'
import type { PrivacyGuide } from '../privacyGuide'
import { onTap, type Part } from './definition'

/** A button that agrees to the privacy guide when it is tapped; another ability can stand beside it in its open type. */
export const agreeing = (guide: PrivacyGuide): Part =>
  onTap((node) => {
    if (findUp(node, 'button') !== node) return
    if (!String(node.data.openType).split('|').includes('agreePrivacyAuthorization')) return
    guide.tap(node.id ?? '')
    fire(node, 'agreeprivacyauthorization', { errMsg: 'agreePrivacyAuthorization:ok' })
  })
