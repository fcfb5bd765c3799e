import { RecordsScreen } from '@/domain/member/records/RecordsScreen'
import { RecordsStore } from '@/domain/member/records/recordsStore'
import { leap } from '@/domain/member/renewal/variants'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useScreenStore } from '@/shell/useScreenStore'

/** Purchases and charges of the super-vip membership. */
export default page(routes.leapRecord, function LeapRecord() {
  const store = useScreenStore(() => new RecordsStore(leap))
  return <RecordsScreen store={store} onJoin={() => go(routes.leap)} />
})
