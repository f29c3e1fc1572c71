/** A place with an ordinary and a great date, and for how many days one comes: the great day lies within. */
export interface DoorPlace {
  ask: string;
  days: number;
  ordinary: string;
  great: string;
}

const place = (ask: string, days: number, ordinary: string, great: string): DoorPlace => ({
  ask,
  days,
  ordinary,
  great,
});

/** Sixty places of every continent. The days of the week differ, so that every closing day comes up. */
export const places: readonly DoorPlace[] = [
  // Christmas and its eve, New Year, and winter evenings in the north.
  place('Paris', 4, '2027-03-08', '2026-12-24'),
  place('London', 4, '2027-02-04', '2026-12-24'),
  place('Berlin', 3, '2027-02-21', '2026-12-24'),
  place('Rome', 4, '2027-02-15', '2026-12-24'),
  place('Vienna', 3, '2027-02-06', '2026-12-23'),
  place('Copenhagen', 3, '2027-09-19', '2026-12-24'),
  place('Stockholm', 4, '2027-09-11', '2026-12-23'),
  place('Reykjavik', 3, '2027-09-06', '2026-12-24'),
  place('Tromsø', 3, '2027-09-16', '2026-12-30'),
  place('Prague', 3, '2027-02-10', '2026-12-24'),
  place('Budapest', 4, '2027-02-13', '2026-12-25'),
  place('Sydney', 4, '2027-02-19', '2026-12-24'),
  place('Nairobi', 3, '2027-09-13', '2026-12-24'),
  place('Accra', 3, '2027-09-25', '2026-12-25'),
  place('Edinburgh', 3, '2027-09-07', '2026-12-31'),
  place('Amsterdam', 4, '2027-03-05', '2026-12-30'),
  place('Lisbon', 4, '2027-03-02', '2026-12-31'),
  place('Cape Town', 4, '2027-02-16', '2026-12-31'),
  place('Auckland', 3, '2027-03-10', '2026-12-31'),
  place('Panama City', 3, '2027-09-08', '2026-12-31'),
  place('Tbilisi', 3, '2027-09-21', '2027-01-05'),
  // Lunar New Year and other new years of Asia.
  place('Beijing', 4, '2027-03-13', '2027-02-05'),
  place('Hong Kong', 4, '2027-03-06', '2027-02-05'),
  place('Singapore', 3, '2027-03-01', '2027-02-05'),
  place('Taipei', 4, '2027-03-14', '2027-02-05'),
  place('Hanoi', 3, '2027-03-15', '2027-02-05'),
  place('Seoul', 4, '2027-03-11', '2027-02-05'),
  place('Bangkok', 4, '2027-09-03', '2027-04-12'),
  place('Chiang Mai', 3, '2027-09-20', '2027-04-13'),
  place('Phnom Penh', 3, '2027-09-13', '2027-04-13'),
  place('Colombo', 3, '2027-09-06', '2027-04-13'),
  place('Tokyo', 4, '2027-02-14', '2026-12-30'),
  place('Kyoto', 4, '2027-02-01', '2027-05-02'),
  // Ramadan, Eid and Ashura.
  place('Istanbul', 4, '2027-09-05', '2027-03-08'),
  place('Cairo', 4, '2027-09-10', '2027-02-18'),
  place('Marrakesh', 3, '2027-09-16', '2027-05-15'),
  place('Dubai', 3, '2027-09-18', '2027-03-08'),
  place('Amman', 3, '2027-09-23', '2027-05-15'),
  place('Kuala Lumpur', 3, '2027-03-22', '2027-03-09'),
  place('Fes', 3, '2027-09-25', '2027-02-24'),
  place('Zanzibar', 3, '2027-09-03', '2027-03-09'),
  // Feasts of India, Nepal and Bali.
  place('Delhi', 4, '2027-02-08', '2027-10-28'),
  place('Jaipur', 3, '2027-02-09', '2027-03-21'),
  place('Mumbai', 3, '2027-02-26', '2027-08-14'),
  place('Kathmandu', 3, '2027-02-22', '2027-10-08'),
  place('Ubud', 3, '2027-09-01', '2027-03-07'),
  // Yom Kippur and Passover.
  place('Jerusalem', 4, '2027-09-19', '2027-10-10'),
  place('Tel Aviv', 3, '2027-09-06', '2027-04-20'),
  // Easter of both churches.
  place('Seville', 4, '2027-02-16', '2027-03-25'),
  place('Athens', 4, '2027-02-17', '2027-04-29'),
  place('Krakow', 3, '2027-02-20', '2027-03-27'),
  place('Dublin', 3, '2027-02-23', '2027-03-26'),
  place('Lima', 3, '2027-09-13', '2027-03-25'),
  // Carnival, Thanksgiving, the Day of the Dead and national days.
  place('Rio de Janeiro', 4, '2027-09-14', '2027-02-06'),
  place('Venice', 3, '2027-09-13', '2027-02-06'),
  place('New York', 4, '2027-03-03', '2027-11-24'),
  place('Chicago', 3, '2027-09-22', '2027-11-25'),
  place('Mexico City', 4, '2027-08-23', '2027-10-31'),
  place('Buenos Aires', 4, '2027-09-02', '2027-05-24'),
  place('Montreal', 3, '2027-09-19', '2027-06-23'),
];
