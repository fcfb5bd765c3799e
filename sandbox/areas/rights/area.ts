import type { Area } from '../../area'
import { rightsClosing } from './closing'
import { newFlyCard } from './flyCards'
import { newPack, newSubsidyCard } from './given'
import { healthCode } from './healthCodes'
import { ownClaims, ownFlyCards } from './ownData'
import { mountPartner } from './partnerRoutes'
import { rightsRoutes } from './routes'
import { seedRights } from './seed'

export const rights: Area = {
  name: 'rights',
  routes: rightsRoutes,
  mount: mountPartner,
  seed: seedRights,
  closing: rightsClosing,
  partnerCode: healthCode,
  ownData: { rightsClaims: ownClaims, flyCards: ownFlyCards },
  gives: { flyCard: newFlyCard, pack: newPack, subsidyCard: newSubsidyCard },
}
