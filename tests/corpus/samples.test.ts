/** Every sample takes the course that was recorded, with all that could be chosen on the way and all that the boards show. */
import { describe, expect, test } from 'vitest';
import { type Course, sampleCourses } from './course.ts';
import { HANDED_OUT, recorded } from './records.ts';
import { differenceOf } from './trail.ts';

describe.each(HANDED_OUT)('%s', (id) => {
  test('every sample takes the course that was recorded', async () => {
    const courses = new Map(recorded<Course>(`courses-${id}`).map((course) => [course.of, course]));
    const differ = (await sampleCourses(id)).flatMap((course) => {
      const difference = differenceOf(courses.get(course.of), course);
      return difference ? [`${course.of}: ${difference}`] : [];
    });
    expect(differ).toEqual([]);
  });
});
