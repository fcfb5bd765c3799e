import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { RightsItem, RightsPackage } from '@/contract/member/rights'
import { useHelp } from '@/domain/help/HelpButton'
import { leadsSomewhere, openBlockLink } from '@/domain/remoteConfig/blocks/LinkArea'
import { claimWords } from '@/i18n/claim'
import { helpWords } from '@/i18n/help'
import { membershipWords } from '@/i18n/membership'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { Tag } from '@/ui/display/Tag'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { BenefitRow } from '@/ui/list/BenefitRow'
import { Gradual } from '@/ui/list/Gradual'
import { Tabs } from '@/ui/list/Tabs'
import { Picture } from '@/ui/media/Picture'
import { itemAction } from './itemAction'
import type { RightsStore } from './rightsStore'
import './RightsTabs.scss'

interface RightsTabsProps {
  store: RightsStore
  /** What is locked for a member is for those who renew. */
  isMember: boolean
}

/** The rights of a membership by category, each package with its items. No item is without an action or a word on how it stands. */
export const RightsTabs = observer(function RightsTabs({ store, isMember }: RightsTabsProps) {
  const words = membershipWords()
  const { categories, category } = store
  if (!category) return <EmptyState illustration="empty" icon="gift" text={words.rightsNone} />
  const items = categories.map(({ categoryType, categoryName }) => ({ id: categoryType, text: categoryName }))
  const packages = category.packageList.slice().sort((one, other) => one.priority - other.priority)
  return (
    <Card>
      <Text kind="title" block role="heading" aria-level={2}>
        {words.rights}
      </Text>
      <Tabs items={items} active={category.categoryType} label={words.rights} onChoose={store.openCategory} />
      {/* A tap on a tab is answered at once, and the packages follow. */}
      <Gradual key={category.categoryType} first={0}>
        {packages.map((one) => (
          <Package key={one.packageType} content={one} store={store} isMember={isMember} />
        ))}
      </Gradual>
    </Card>
  )
})

interface PackageProps extends RightsTabsProps {
  content: RightsPackage
}

const Package = observer(function Package({ content, ...shared }: PackageProps) {
  const { packageTitle, packageSubTitle, packageName, images, description, customDescription, itemList } = content
  return (
    <View className="rights-package">
      <Row gap={8}>
        <Picture className="rights-package-picture" src={images[0] ?? ''} mode="aspectFill" />
        <Stack grow>
          <Text kind="body" strong>
            {packageTitle || packageName}
          </Text>
          {packageSubTitle && (
            <Text kind="note" tone="second">
              {packageSubTitle}
            </Text>
          )}
        </Stack>
      </Row>
      <Text kind="note" tone="third" block above={8}>
        {[description, customDescription].filter(Boolean).join(' ')}
      </Text>
      <View role="list">
        {itemList.map((item) => (
          <Item key={item.itemId} item={item} {...shared} />
        ))}
      </View>
    </View>
  )
})

interface ItemProps extends RightsTabsProps {
  item: RightsItem
}

const Item = observer(function Item({ item, store, isMember }: ItemProps) {
  const words = membershipWords()
  const { claim, use, claimable, states, renewFirst } = claimWords()
  const help = useHelp()
  const next = itemAction(item, leadsSomewhere)
  const action = next === 'claim' && !store.claims.isOffered ? undefined : next
  const state = isMember && item.receiveStatus === 'locked' ? renewFirst : undefined
  const run = {
    claim: () => store.claim(item),
    use() {
      store.reportUse(item)
      openBlockLink(item.jumpUrl)
    },
    service() {
      store.reportUse(item)
      help.open({ about: 'membership', id: item.itemId })
    },
  }
  return (
    <BenefitRow
      picture={item.itemImg}
      title={item.itemName}
      text={[item.itemTitle, item.itemSubTitle].filter(Boolean).join(' · ')}
      note={item.description}
      isOff={item.receiveStatus === 'expired' || item.receiveStatus === 'used_up'}
      state={state ?? (item.receiveStatus === 'can_receive' ? claimable : states[item.receiveStatus])}
      action={
        action && {
          id: `right-${item.itemId}`,
          text: { claim, use, service: helpWords().contact }[action],
          busy: help.opening.busy || (action === 'claim' && store.claims.isClaiming(item.itemId)),
          onTap: run[action],
        }
      }
    >
      {item.itemSalePrice > 0 && <Tag kind="discount" text={words.worth(item.itemSalePrice)} />}
    </BenefitRow>
  )
})
