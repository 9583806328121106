-- When a unit is in use, by the house: from the day it came to the day it is retired; null: always.
alter table units add in_fleet tstzrange;
