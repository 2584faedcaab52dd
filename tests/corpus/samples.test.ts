/** Every sample takes the course that was recorded, with all that could be chosen on the way and all that the boards show. */
import { describe, expect, test } from 'vitest';
import { type Course, sampleCourses } from './course.ts';
import { HANDED_OUT, recorded } from './records.ts';
import { partingOf } from './trail.ts';

describe.each(HANDED_OUT)('%s', (id) => {
  test('every sample takes the course that was recorded', async () => {
    const courses = new Map(recorded<Course>(`courses-${id}`).map(({ of, letters }) => [of, letters]));
    const parted = (await sampleCourses(id)).flatMap(({ of, letters }) => {
      const after = partingOf(courses.get(of) ?? '', letters);
      return after === undefined ? [] : [`${of}: after ${after} actions`];
    });
    expect(parted, '`npm run record`, if that is meant').toEqual([]);
  });
});
