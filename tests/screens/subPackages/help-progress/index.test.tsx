import { helpRound, inviteInfoOf, packetOf, recordOf } from '@tests/domain/activity/invitation'
import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, openScreen, serve, settle, setUpScreens } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { allDrawn, box, press } from '@tests/ui/mounted'
import { type BonusTask, bonusTasks, getBonus } from '@/contract/activity/bonus'
import { invitationRecords, inviteInfo } from '@/contract/activity/invite'
import { openPacket, redPacketMoney, redPackets } from '@/contract/activity/redPacket'
import { helpMember as words } from '@/i18n/helpMember'
import { redPacket as packetWords } from '@/i18n/redPacket'
import HelpProgress from '@/subPackages/help-progress/index'

const path = 'subPackages/help-progress/index'
const has = (id: string) => box.querySelector(`#${id}`) !== null

setUpScreens()

describe('the help', () => {
  const task = (state: BonusTask['state']): BonusTask => ({
    taskId: 'invite',
    title: 'invite',
    text: '',
    reward: 500,
    state,
    done: 1,
    total: 1,
    jumpUrl: '',
  })

  async function open(state: BonusTask['state'] = 'done', rows = [recordOf('李')]): Promise<void> {
    openScreen(HelpProgress, path)
    await serve(inviteInfo, ok(inviteInfoOf(helpRound())))
    await serve(invitationRecords, ok({ recordsList: rows }))
    await serve(bonusTasks, ok({ tasks: [task(state)], total: 500, received: 0 }))
  }

  it('shows who has helped, who is missing and the time that is left', async () => {
    await open()
    expect(callsTo(invitationRecords).map(argsOf)).toEqual([{ page: 1, of: 'helpers' }])
    expect(box.querySelector('.invite-row')?.textContent).toContain('李*')
    expect(box.textContent).toContain(words.count(1, 3))
    expect(box.querySelector('[role=timer]')).not.toBeNull()
    expect(has('help-share')).toBe(true)
  })

  it('R-44 a refusal of the cash is one toast, and the task is read anew', async () => {
    await open()
    press('unlock-take')
    await serve(getBonus, refusal('TASK_OPEN', 'not yet'))
    await serve(bonusTasks, ok({ tasks: [task('todo')], total: 500, received: 0 }))
    expect([moves, has('unlock-take')]).toEqual([['toast 2000 not yet'], false])
  })

  it('W4 goes on with the friends at the end of the page', async () => {
    await open(
      'todo',
      Array.from({ length: 10 }, (_, index) => recordOf(`友${index}`)),
    )
    happen('bottom')
    await serve(invitationRecords, ok({ recordsList: [recordOf('友9'), recordOf('李')] }))
    expect(callsTo(invitationRecords).map(argsOf)).toEqual([
      { page: 1, of: 'helpers' },
      { page: 2, of: 'helpers' },
    ])
    await allDrawn()
    expect(box.querySelectorAll('.invite-row')).toHaveLength(11)
  })

  it('U4 shares the address of the help, without a token', async () => {
    await open()
    expect(happen('share')[0]).toMatchObject({
      path: '/subPackages/help-get-member/index?inviterUserId=160',
      title: 'help me',
    })
  })

  it('says so where no friend has helped yet', async () => {
    await open('todo', [])
    expect(box.textContent).toContain(words.helpersEmpty)
    expect(has('unlock-take')).toBe(false)
    expect(box.textContent).toContain(words.unlockStates.todo)
  })

  it('the cash that it unlocks is taken once', async () => {
    await open()
    press('unlock-take')
    press('unlock-take')
    await serve(getBonus, ok({ amount: 500 }))
    expect(callsTo(getBonus).map(argsOf)).toEqual([{ taskId: 'invite' }])
    await serve(bonusTasks, ok({ tasks: [task('received')], total: 500, received: 500 }))
    expect(moves).toEqual(['toast 2000 ¥5.00 已存入余额'])
    expect(has('unlock-take')).toBe(false)
  })
})

describe('R-05 D-32 the red packets, under the second title', () => {
  const packets = [
    packetOf('a'),
    packetOf('b', { state: 'opened', amount: 366 }),
    packetOf('c', { state: 'empty' }),
    packetOf('d', { state: 'expired' }),
  ]

  async function open(rows = packets): Promise<void> {
    openScreen(HelpProgress, path, { scene: 'redPacket' })
    await serve(redPacketMoney, ok({ packetMoney: 366, unopened: 1 }))
    await serve(redPackets, ok({ packets: rows }))
  }

  it('stand in each state; only one that waits can be opened', async () => {
    await open()
    expect(box.textContent).toContain(packetWords.title)
    expect(box.textContent).toContain('3.66')
    const rows = ['b', 'c', 'd'].map((id) => box.querySelector(`#packet-${id}`)?.textContent)
    expect(rows[0]).toContain('+¥3.66')
    expect(rows[1]).toContain(packetWords.packetStates.empty)
    expect(rows[2]).toContain(packetWords.packetStates.expired)
    expect([has('open-a'), has('open-b'), has('open-c'), has('open-d')]).toEqual([true, false, false, false])
  })

  it('one is opened once, and what was in it is shown with the way to the wallet', async () => {
    await open()
    press('open-a')
    press('open-a')
    await serve(openPacket, ok(packetOf('a', { state: 'opened', amount: 188 })))
    await serve(redPacketMoney, ok({ packetMoney: 554, unopened: 0 }))
    expect(callsTo(openPacket).map(argsOf)).toEqual([{ packetId: 'a' }])
    expect(box.querySelector('#packet-sheet')?.textContent).toContain('恭喜您获得红包')
    expect(box.querySelectorAll('.packet-sheet-packet')).toHaveLength(1)
    expect(box.textContent).toContain('5.54')
    press('packet-balance')
    expect(moves).toEqual(['navigateTo /subPackages/balance/index'])
    expect(has('open-a')).toBe(false)
  })

  it('one in which nothing was left says so', async () => {
    await open()
    press('open-a')
    await serve(openPacket, ok(packetOf('a', { state: 'empty' })))
    expect(box.querySelector('#packet-sheet')?.textContent).toContain('红包是空的')
    expect(box.querySelectorAll('.packet-sheet-packet')).toHaveLength(0)
    press('packet-close')
    expect(has('packet-sheet')).toBe(false)
  })

  it('R-82 a lost answer is asked for under the same id', async () => {
    await open()
    press('open-a')
    await serve(openPacket, 'no network')
    press('open-a')
    await settle()
    const [first, second] = callsTo(openPacket).map(({ header }) => header?.requestId)
    expect([second, typeof first]).toEqual([first, 'string'])
  })

  it('R-44 a refusal is one toast, and the packets are read anew', async () => {
    await open()
    press('open-a')
    await serve(openPacket, refusal('PACKET_EXPIRED', 'too late'))
    await settle()
    expect(moves).toEqual(['toast 2000 too late'])
    expect([callsTo(redPackets).length, callsTo(redPacketMoney).length]).toEqual([2, 2])
  })

  it('are read anew with their money when the customer pulls down, and go on at the end of the page', async () => {
    const rows = Array.from({ length: 10 }, (_, index) => packetOf(`p${index}`))
    await open(rows)
    happen('pull')
    await serve(redPacketMoney, ok({ packetMoney: 554, unopened: 1 }))
    await serve(redPackets, ok({ packets: rows }))
    expect(box.textContent).toContain('5.54')
    happen('bottom')
    await serve(redPackets, ok({ packets: [packetOf('p9'), packetOf('last')] }))
    expect(callsTo(redPackets).map(argsOf)).toEqual([{ page: 1 }, { page: 1 }, { page: 2 }])
    await allDrawn()
    expect(box.querySelectorAll('[id^=packet-p], #packet-last')).toHaveLength(11)
  })

  it('where there are none, lead to inviting', async () => {
    await open([])
    press('packets-invite')
    expect(moves).toEqual(['navigateTo /subPackages/red-packets/index'])
  })
})
