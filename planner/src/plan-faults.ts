import type { SolvedDay, SolvedPlan } from './plan.ts';
import type { Problem, ProblemDay } from './problem.ts';

type Note = (holds: boolean, what: string) => void;

/** Walks one day from its start to its end: ways and pauses in time, visits within hours, every meal had. */
function checkDay(problem: Problem, plan: SolvedPlan, day: number, note: Note): void {
  const wanted = problem.days[day]!;
  const solved = plan.days[day]!;
  const wayTo = (from: number | null, to: number | null): number => {
    if (from === null || to === null || from === to) return 0;
    const way = Number(problem.travelMinutes[from]?.[to]);
    return way >= 0 ? Math.ceil(way * (1 + (problem.travelBuffer ?? 0)) - 1e-9) : Number.POSITIVE_INFINITY;
  };
  let [from, free, done] = [wanted.startPoint, wanted.startMinute, wanted.startMinute];
  const mealsBefore = (minute: number): number =>
    solved.meals
      .filter(({ startMinute, endMinute }) => startMinute >= done && endMinute <= minute)
      .reduce((sum, meal) => sum + meal.endMinute - meal.startMinute, 0);
  for (const { place, startMinute, endMinute } of solved.visits) {
    const { point, visitMinutes, openings } = problem.places[place]!;
    const reached = free + mealsBefore(startMinute) + wayTo(from, point);
    note(reached <= startMinute, `place ${place} is reached at ${reached}, not ${startMinute}`);
    note(endMinute - startMinute >= visitMinutes, `place ${place} is left too soon`);
    const isOpen = openings?.[day]?.some(
      ({ from: opens, until, lastStart = until }) =>
        startMinute >= opens && endMinute <= until && startMinute <= lastStart,
    );
    note(openings === undefined || isOpen === true, `place ${place} is closed at ${startMinute}`);
    [from, done, free] = [point, endMinute, endMinute + (problem.pauseMinutes ?? 0)];
  }
  const end = free + mealsBefore(Number.POSITIVE_INFINITY) + wayTo(from, wanted.endPoint);
  if (solved.visits.length === 0) return;
  note(end <= wanted.endMinute, `day ${day} ends at ${end}`);
  const counted = solved.visits.filter(({ place }) => problem.places[place]?.uncounted !== true);
  note(counted.length <= (wanted.maxVisits ?? Number.POSITIVE_INFINITY), `day ${day} is too full`);
  checkMeals(problem, wanted, solved, (meal) => {
    const isGivenUp = plan.unmet.some((unmet) => unmet.day === day && unmet.meal === meal);
    note(isGivenUp, `meal ${meal} of day ${day} is missing`);
  });
}

function checkMeals(
  problem: Problem,
  wanted: ProblemDay,
  { visits, meals }: SolvedDay,
  miss: (meal: number) => void,
): void {
  for (const [index, { from, to, minutes }] of (wanted.meals ?? []).entries()) {
    const isWithin = from < wanted.endMinute && to >= wanted.startMinute;
    const isHad = meals.some(
      ({ meal, startMinute, endMinute }) =>
        meal === index &&
        startMinute >= from &&
        startMinute <= to &&
        endMinute - startMinute >= minutes &&
        visits.every((visit) => visit.endMinute <= startMinute || visit.startMinute >= endMinute),
    );
    const isHadThere = visits.some(
      ({ place, startMinute, endMinute }) =>
        problem.places[place]?.mealsThere === true &&
        startMinute <= to &&
        endMinute + (problem.pauseMinutes ?? 0) > to,
    );
    if (isWithin && !isHad && !isHadThere) miss(index);
  }
}

/** Musts and bookings stand where they were wished, or were reported; what keeps no company stands apart. */
function checkWishes(problem: Problem, plan: SolvedPlan, note: Note): void {
  const visits = plan.days.flatMap(({ visits: held }, day) => held.map((visit) => ({ ...visit, day })));
  const places = visits.map(({ place }) => place);
  note(new Set(places).size === places.length, 'a place is visited twice');
  for (const [index, { must, fixed }] of problem.places.entries()) {
    const stand = visits.find(({ place }) => place === index);
    const isReported = plan.unmet.some(({ place }) => place === index);
    if (stand === undefined)
      note((must !== true && fixed === undefined) || isReported, `wish ${index} is missing`);
    else {
      note(stand.day === (fixed?.day ?? stand.day), `booking ${index} is on another day`);
      note(stand.startMinute === (fixed?.startMinute ?? stand.startMinute), `booking ${index} is moved`);
    }
  }
  for (const group of problem.apart ?? []) {
    const days = visits.filter(({ place }) => group.includes(place)).map(({ day }) => day);
    note(new Set(days).size === days.length, `places ${group.join(', ')} share a day`);
  }
}

/** Everything in a solved plan that its problem forbids; for tests, in words of their own and without the search's code. */
export function planFaults(problem: Problem, plan: SolvedPlan): string[] {
  const faults: string[] = [];
  const note: Note = (holds, what) => void (holds || faults.push(what));
  problem.days.forEach((_, day) => checkDay(problem, plan, day, note));
  checkWishes(problem, plan, note);
  return faults;
}
