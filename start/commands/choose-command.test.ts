import { expect, test } from 'vitest'
import { chooseCommand, help } from './choose-command.ts'
import type { Command } from './command.ts'

const command = (usage: string): Command => ({
  usage,
  summary: `does ${usage}`,
  run: () => Promise.resolve(),
})
const commands = [
  'import <bundle> [--dry-run]',
  'mail list',
  'mail show <id>',
  'orders handed-over <orderNo>',
].map(command)
const choose = (line: string) => chooseCommand(commands, line.split(' '))

test('plain words choose, places are filled, flags may stand anywhere', () => {
  expect(choose('mail show 7')).toMatchObject({ command: { usage: 'mail show <id>' }, args: ['7'] })
  expect(choose('orders handed-over 00012').args).toEqual(['00012'])
  const { args, flags } = choose('import --dry-run demo/qa')
  expect([args, [...flags]]).toEqual([['demo/qa'], ['--dry-run']])
})

test.each([
  ['mail', /"mail" is not a command/],
  ['mail show', /^Usage: npm run lamina -- mail show <id>$/],
  ['mail list 3', /^Usage: .*mail list$/],
  ['import demo --force', /^Usage: .*import <bundle> \[--dry-run\]$/],
])('"%s" is answered with the right usage', (line, message) => {
  expect(() => choose(line)).toThrow(message)
})

test('the help names every command and what it does', () => {
  for (const { usage, summary } of commands)
    expect(help(commands)).toMatch(
      new RegExp(`${usage.replace(/[[\]]/g, '\\$&')} +${summary.replace(/[[\]]/g, '\\$&')}`),
    )
})
