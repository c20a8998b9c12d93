import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Rules of ARCHITECTURE.md that no linter knows: each a pattern, where it may not stand, and why. */
const rules: { name: string; pattern: RegExp; files: RegExp; except: RegExp; why: string }[] = [
  {
    name: 'process.env',
    pattern: /process\.env\b/,
    files: /^(engine|storefront|facts|simulators|start)\/.*\.tsx?$/,
    except:
      /(\.test\.tsx?$|\/testing(\/|\.ts$)|config\.ts$|^start\/(main|cli)\.ts$|^start\/postgres\/|^storefront\/build\/)/,
    why: 'the environment is read in the configuration only',
  },
  {
    name: 'SQL outside queries.ts',
    pattern: /\bsql(<[^`]*>)?`/,
    files: /^engine\/src\/.*\.ts$/,
    except: /(queries\.ts$|-queries\.ts$|\/db\/|\.test\.ts$|\/testing(\/|\.ts$))/,
    why: 'every statement of a module stands in its queries.ts',
  },
  {
    name: 'now() in SQL',
    pattern: /\b(now\(\)|current_timestamp|clock_timestamp)\b/i,
    files: /^engine\/(src\/.*queries\.ts|migrations\/.*\.sql)$/,
    except: /^$/,
    why: 'the clock is injected: time is a parameter',
  },
  {
    name: 'style prop',
    pattern: /\sstyle=\{/,
    files: /^storefront\/src\/.*\.tsx$/,
    except: /\.test\.tsx$/,
    why: 'the content security policy allows no style attribute',
  },
  {
    name: ':has() of the whole page',
    pattern: /\b(html|body|:root)\b[^,{]*:has\(/,
    files: /\.css$/,
    except: /^$/,
    why: 'every element that comes or goes would restyle the whole page: the root gets an attribute',
  },
  {
    name: 'marks of unfinished work',
    pattern: /\b(TODO|FIXME|XXX|HACK)\b/,
    files: /\.(tsx?|mjs|sql|css|md)$/,
    except: /^(docs\/spec\/|tools\/house-rules\.ts$)/,
    why: 'what is not done is not there',
  },
  {
    name: 'unfinished or selective tests',
    pattern: /\b(it|test|describe)\.(only|todo)\b|expect\(true\)/,
    files: /\.(test|spec)\.tsx?$|^e2e\//,
    except: /^$/,
    why: 'every test runs and can fail',
  },
  {
    name: 'index.ts as a folder of everything',
    pattern: /^export \* from/m,
    files: /\/index\.tsx?$/,
    except: /^$/,
    why: 'a door names what goes through it',
  },
]

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n')
const faults: string[] = []
for (const file of files.filter(existsSync)) {
  const concerned = rules.filter((rule) => rule.files.test(file) && !rule.except.test(file))
  if (concerned.length === 0) continue
  const lines = readFileSync(file, 'utf8').split('\n')
  for (const rule of concerned) {
    lines.forEach((line, index) => {
      if (rule.pattern.test(line)) faults.push(`${file}:${index + 1} ${rule.name}: ${rule.why}`)
    })
  }
}
for (const fault of faults) console.log(fault)
process.exitCode = faults.length > 0 ? 1 : 0
