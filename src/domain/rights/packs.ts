import type { PackItem, PackItemType, RightsPack } from '@/contract/rights/packs'

/** The customer item of a pack; items of all other types are to enjoy. */
const customerType: PackItemType = 4

export const isCustomerItem = ({ type }: PackItem): boolean => type === customerType

/** The items of a pack in their two groups, each in the server's order. */
export const groupsOf = (items: readonly PackItem[]) => ({
  enjoy: items.filter((item) => !isCustomerItem(item)),
  customer: items.filter(isCustomerItem),
})

/** The pack with this number; the newest where the number is absent or of none. Undefined without packs. @param packs newest first */
export const packOf = (packs: readonly RightsPack[], id: string | undefined): RightsPack | undefined =>
  packs.find((pack) => pack.user_rights_pack_id === id) ?? packs[0]

/** Whether an item can be claimed now, with or without an authorization before it. */
export const canClaim = ({ state }: PackItem): boolean => state === 'can_receive' || state === 'needs_auth'

export const isClaimed = ({ state }: PackItem): boolean => state === 'received'
