import { View } from '@tarojs/components'
import type { IndexRes } from '@/contract/home'
import { tellClick } from '@/domain/native/tellClick'
import { openAddress, parseAddress } from '@/navigate'
import { reportClick } from '@/report/report'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import './MemberEntry.scss'

/** The way to the membership; nothing where none is offered, or where this build does not have its screen. */
export function MemberEntry({ member }: { member: IndexRes['member'] }) {
  const target = member && parseAddress(member.url)
  if (!target) return null
  const open = () => {
    if (target.route === routes.goldMember) tellClick('gold-member')
    reportClick('home', 'member')
    openAddress(member.url)
  }
  return (
    <Tappable className="home-member" role="link" onTap={open}>
      <View>
        <Text kind="title" block>
          {member.title}
        </Text>
        <Text kind="note" block above={2} className="home-member-subtitle">
          {member.subtitle}
        </Text>
      </View>
      <Text kind="small" strong className="home-member-action">
        {member.action}
      </Text>
    </Tappable>
  )
}
