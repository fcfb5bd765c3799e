import { RecordsScreen } from '@/domain/member/records/RecordsScreen'
import { RecordsStore } from '@/domain/member/records/recordsStore'
import { feiYue } from '@/domain/member/renewal/variants'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useScreenStore } from '@/shell/useScreenStore'

/** Purchases and charges of the monthly membership. */
export default page(routes.memberRecord, function MemberRecord() {
  const store = useScreenStore(() => new RecordsStore(feiYue))
  return <RecordsScreen store={store} onJoin={() => go(routes.member)} />
})
