import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const namesDom = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').includes('@vitest-environment happy-dom')

/**
 * The runner's own order, with the files of a project that ask for a document after its others. A worker takes another
 * file only where the next one is of its project and its environment, else it ends and what it has loaded is lost.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = Map.groupBy(sorted, ({ project }) => project)
    return [...projects.values()].flatMap((ofProject) => {
      const { dom = [], node = [] } = Object.groupBy(ofProject, (file) => (namesDom(file) ? 'dom' : 'node'))
      return [...node, ...dom]
    })
  }
}
