"""Northern lights over lake, road, forest and guests."""

import cv2
import numpy as np

from figures import person, spruce
from recipe import as_it_is, recipe
from retouch import (
    bent, brighter, copied, cut, filled, line, mirrored, mix, mix_colours, noise, oval, polygon, region, rim_lit, shaded, tinted, without,
)  # fmt: skip


as_it_is(('aurora-cabin-guests', 'af682468'), focus=[(0.6, 0.72, 0.09, 0.1, 0.8)])


@recipe('aurora-frozen-lake', 'af682468', focus=[(0.61, 0.78, 0.03, 0.08, 0.8)])
def _(picture):
    picture = brighter(picture, 0.88)
    picture = copied(picture, (300, 600, 416, 818), 124, 0, 12)
    picture = copied(picture, (1110, 745, 1240, 910), 150, 0, 12)
    for step, share in enumerate(np.linspace(0, 1, 16) ** 1.5):
        x, y = 1184 + 120 * share + (4 + 13 * share) * (-1) ** step, 898 + 175 * share
        picture = shaded(picture, int(x), int(y), int(5 + 9 * share), int(3 + 4 * share), 0.5, 1.5)
    picture = shaded(picture, 1172, 888, 40, 8, 0.5, 4)
    return person(picture, 1172, 886, 128, (0.02, 0.035, 0.05), (0.07, 0.16, 0.16))


@recipe('autumn-aurora-lake', 'af682468', header=0.26)
def _(picture):
    picture = bent(brighter(cut(mirrored(picture), 108, 150, 1350), 0.74), [(0, 280, 1920, 780)], 3)
    picture = tinted(picture, (0.6, 0.62, 0.66), region(picture, [(500, 840, 1920, 1080)], blur=50))
    # Whole birches with their trunks stand where crowns hung in pieces, and the lake mirrors them.
    shore = 691
    gold = (picture[..., 0] > 1.3 * picture[..., 2]) * (picture[..., 0] > 0.1) * region(picture, [(0, 480, 1920, 668), (0, 706, 1920, 890)])
    gold = np.maximum(gold, (picture.min(-1) > 0.16) * region(picture, [(0, 640, 1920, 750)])).astype(np.float32)
    gold = np.clip(2 * cv2.GaussianBlur(cv2.dilate(gold, np.ones((7, 7))), (0, 0), 2), 0, 1)
    below = (np.arange(1080) > shore)[:, None, None]
    picture = mix(picture, np.where(below, np.array([0.004, 0.02, 0.035]), np.array([0.012, 0.062, 0.068])), gold)
    standing = (np.clip(picture, 0, 1) * 255).astype(np.uint8)
    before, chance = standing.copy(), np.random.default_rng(4)
    # Each has its place, top, half width and share of light; the first ones stand behind dark spruces, which have no light.
    trees = (
        (66, 588, 24, 0.5), (158, 548, 30, 0.5), (420, 572, 26, 0.55), (636, 540, 28, 0.6), (772, 508, 36, 0.7), (1004, 566, 26, 0.6), (1276, 522, 32, 0.55), (1524, 560, 28, 0.45), (1664, 566, 26, 0.4), (1836, 530, 34, 0.4),
        (196, 520, 26, 0), (458, 536, 24, 0), (664, 500, 28, 0), (812, 486, 30, 0), (978, 530, 24, 0), (1312, 500, 28, 0), (1552, 530, 24, 0), (1690, 520, 28, 0), (1862, 500, 28, 0),
        (282, 440, 32, 0), (310, 486, 26, 0), (934, 470, 30, 0), (962, 442, 34, 0), (1082, 492, 28, 0), (1116, 470, 30, 0), (1334, 478, 30, 0), (1404, 496, 28, 0), (1536, 486, 28, 0),
        (112, 546, 32, 0.75), (238, 474, 44, 0.8), (276, 586, 22, 0.7), (490, 462, 44, 0.9), (534, 524, 34, 0.85), (572, 602, 18, 0.75), (700, 510, 36, 0.95), (740, 440, 50, 1), (852, 468, 42, 1), (890, 586, 24, 0.9),
        (1060, 606, 18, 0.7), (1190, 574, 26, 0.75), (1230, 482, 42, 0.8), (1352, 612, 16, 0.6), (1474, 458, 44, 0.7), (1500, 590, 20, 0.6), (1744, 492, 40, 0.55), (1776, 574, 24, 0.5), (1908, 596, 22, 0.45),
    )  # fmt: skip
    for x, top, half, light in trees:
        foot = shore - int(chance.integers(3, 15))
        high, lean = foot - top, chance.normal(0, 0.05)
        for up in np.arange(0, 1, 3 / high)[::-1]:
            middle, row = x + lean * high * up**2, foot - high * up
            if not light:
                across = half * (1 - up) ** 0.8 * chance.uniform(0.5, 1.05)
                cv2.line(standing, (int(middle - across), int(row + 0.3 * across)), (int(middle + across), int(row + 0.3 * across)), (3, 15, 17), 3, cv2.LINE_AA)
                continue
            cv2.circle(standing, (int(middle), int(row)), round(2.4 - 1.9 * up), tuple(light * (1 - 0.5 * up) * v for v in (108, 114, 112)), -1, cv2.LINE_AA)
            if up < 0.24 or chance.random() < 0.5:
                continue
            reach = half * np.sqrt(max(0.04, 1 - ((up - 0.5) / 0.52) ** 2)) * chance.uniform(0.4, 1.1) * chance.choice((-1, 1))
            rise = abs(reach) * chance.uniform(0.1, 0.7)
            cv2.line(standing, (int(middle), int(row)), (int(middle + reach), int(row - rise)), tuple(light * v for v in (58, 56, 48)), 1, cv2.LINE_AA)
            for along in chance.uniform(0.25, 1.1, 9):
                across, down = chance.normal(0, 0.09 * half + 1.5, 2)
                tone = np.clip(0.15 + 0.6 * up - down / half + 0.006 * across + chance.normal(0, 0.14), 0, 1)
                size = int(chance.integers(2, 6)), int(chance.integers(2, 4))
                place = int(middle + along * reach + across), int(row - along * rise + down)
                cv2.ellipse(standing, place, size, chance.uniform(-50, 50), 0, 360, light * mix_colours((40, 32, 20), (158, 114, 40), tone), -1, cv2.LINE_AA)
    drawn = (standing != before).any(-1).astype(np.float32)
    rows = np.clip(2 * shore - np.arange(1080), 0, shore)
    mirror = cv2.GaussianBlur(standing[rows].astype(np.float32) / 255, (0, 0), sigmaX=2, sigmaY=7) * np.array([0.78, 0.74, 0.76])
    picture = mix(picture, standing / 255, drawn)
    return mix(picture, mirror, cv2.GaussianBlur(drawn[rows], (0, 0), sigmaX=2, sigmaY=7) * 0.9 * below[..., 0])


@recipe('camera-tripod-aurora', 'af682468', header=0.26, focus=[(0.69, 0.55, 0.04, 0.06, 0.6)])
def _(picture):
    picture = copied(copied(mirrored(picture), (545, 560, 705, 985), 170), (546, 392, 664, 580), 122, 0, 16)
    picture = copied(picture, (1212, 420, 1330, 640), -185, 0, 10)
    for x, height in ((150, 330), (232, 420)):
        picture = spruce(picture, x, 866, height, (0.05, 0.09, 0.13), (0.34, 0.39, 0.49), x, 0.3, 0.9)
    picture = line(picture, [(1320, 640), (1302, 985)], (0.03, 0.04, 0.06), 9, 1)
    body = [(1284, 560, 1352, 612), (1304, 544, 1332, 566), (1306, 610, 1330, 648)]
    picture = filled(picture, (0.03, 0.04, 0.06), region(picture, body, blur=1))
    picture = line(picture, [(1284, 612), (1284, 560), (1304, 560), (1306, 544), (1332, 544)], (0.16, 0.34, 0.34), 4, 1)
    return filled(picture, (0.10, 0.32, 0.25), region(picture, [(1302, 576, 1334, 598)], blur=1))


@recipe('family-child-aurora', 'af682468', focus=[(0.5, 0.8, 0.1, 0.16, 0.5)])
def _(picture):
    picture = copied(picture, (896, 620, 992, 790), -128, 0, 16)
    fell = np.median(picture[690:740, 1130:1180].reshape(-1, 3), 0)
    picture = filled(picture, fell, polygon(picture, [(470, 668), (560, 676), (690, 706), (822, 732), (866, 746), (930, 734), (988, 710), (988, 796), (470, 760)], 8) * (picture.max(-1) > 0.1))
    picture = copied(oval(picture, 965, 757, 14, 26, fell, 4), (899, 672, 918, 748), 28, 0, 2)
    # The father gets a right arm and, once light falls on the three, a head; all get boots.
    picture = copied(picture, (856, 664, 902, 716), 60, 0, 3)
    picture = filled(picture, (0.008, 0.011, 0.055), polygon(picture, [(892, 742), (909, 748), (920, 776), (925, 812), (923, 836), (911, 838), (908, 812), (900, 786)], 1.5))
    picture = oval(picture, 917, 842, 8, 10, (0.03, 0.03, 0.035), 1.5)
    for left, right, foot in ((844, 871, 966), (888, 912, 966), (958, 974, 965), (984, 1000, 962), (1019, 1042, 962), (1058, 1082, 959)):
        boot = [(left - 1, foot - 14), (right + 1, foot - 14), (right + 3, foot), (left - 3, foot)]
        picture = filled(shaded(picture, (left + right) // 2, foot, right - left, 5, 0.6, 4), (0.055, 0.045, 0.045), polygon(picture, boot, 1.5))
    group = region(picture, [(800, 660, 1110, 970)], blur=18) * (picture.max(-1) < 0.3)
    picture = mix(picture, picture * 1.8 + 0.02, cv2.GaussianBlur(group.astype(np.float32), (0, 0), 3))
    picture = rim_lit(picture, [(800, 720, 1110, 970), (960, 640, 1110, 720)], 0, -12, (0.2, 0.5, 0.4), 2.2)
    picture = oval(picture, 879, 712, 17, 18, (0.06, 0.045, 0.045), 1.5)
    picture = line(picture, [(864, 733), (879, 737), (894, 733)], (0.36, 0.29, 0.19), 14, 2)
    picture = filled(picture, (0.20, 0.21, 0.27), polygon(picture, [(860, 710), (861, 696), (869, 687), (879, 684), (890, 687), (897, 696), (899, 710), (879, 714)], 1.5))
    return line(picture, [(866, 690), (879, 685), (892, 690)], (0.34, 0.52, 0.48), 4, 1.5)


@recipe('forest-road-aurora-gap', '408e8787')
def _(picture):
    picture = without(brighter(picture, 0.85), [(1768, 842, 1860, 934)])
    picture = tinted(picture, (0.55, 0.58, 0.62), region(picture, [(1790, 640, 1920, 860)], blur=16))
    # The near birch's trunk goes up into its twigs, and its limbs bear them.
    bark = np.median(picture[780:880, 1646:1658].reshape(-1, 3), 0)
    for width, limb in (
        (19, [(1650, 700), (1644, 620), (1648, 530), (1638, 430), (1644, 320), (1634, 210), (1640, 130)]), (12, [(1646, 640), (1606, 566), (1556, 490), (1516, 400), (1486, 310)]),
        (12, [(1648, 610), (1690, 540), (1730, 476), (1768, 396), (1796, 320)]), (9, [(1646, 530), (1604, 450), (1580, 366), (1568, 270)]), (8, [(1640, 440), (1684, 366), (1712, 290), (1722, 200)]),
    ):  # fmt: skip
        for step, ends in enumerate(zip(limb, limb[1:])):
            picture = line(picture, ends, bark * (1 - 0.06 * step), width - (width - 4) * step // (len(limb) - 1), 1.2, 0.9 - 0.08 * step)
    return picture


@recipe('glass-igloos-aurora', '6558cafc', focus=[(0.62, 0.6, 0.3, 0.18, 0.5)])
def _(picture):
    picture = tinted(picture, (0.72, 0.6, 0.5), region(picture, [(1015, 708, 1320, 764)], blur=10))
    spill = region(picture, ellipses=[(1200, 810, 420, 70)], blur=26) * (picture[..., 2] > picture[..., 0])
    return mix(picture, picture.mean(-1, keepdims=True) * np.array([1.35, 1.02, 0.72]), 0.75 * spill)


@recipe('guests-under-corona-lake', '3835e9eb', rays=(0.64, 0.09, 0.66))
def _(picture):
    return without(picture, [(1325, 918, 1398, 940), (1396, 915, 1466, 936)])


@recipe('lanterns-tripods-clearing', '408e8787', focus=[(0.61, 0.65, 0.04, 0.05, 1), (0.78, 0.64, 0.04, 0.05, 1), (0.92, 0.63, 0.04, 0.05, 1)])
def _(picture):
    picture = without(picture, [(1870, 300, 1920, 400)])
    tripods = (
        (1173, 700, 36, ((1062, 1080), (1196, 1080), (1252, 1080))),
        (1497, 688, 36, ((1390, 1056), (1532, 1080), (1580, 1050))),
        (1770, 676, 30, ((1676, 1000), (1802, 1024), (1846, 1012))),
    )
    for x, y, size, feet in tripods:
        # Snow on the boughs behind, so that the black camera is seen before them.
        picture = mix(picture, 0.55 * picture + np.array([0.17, 0.19, 0.24]), 0.8 * region(picture, ellipses=[(x, y + 30, 90, 130)], blur=40))
        for foot in feet:
            picture = line(picture, [(x, y + size + 20), foot], (0.01, 0.015, 0.025), 9, 1)
            picture = line(picture, [(x + 5, y + size + 30), (foot[0] + 5, foot[1])], (0.16, 0.28, 0.30), 2, 1, 0.6)
        body = [(x - size, y - size * 2 // 3, x + size, y + size * 2 // 3), (x - size // 2, y - size, x + size // 3, y), (x - 9, y, x + 9, y + size + 30)]
        picture = filled(picture, (0.005, 0.01, 0.02), region(picture, body, blur=1))
        picture = line(picture, [(x - size // 2, y - size), (x + size // 3, y - size)], (0.12, 0.30, 0.27), 3, 1)
        picture = filled(picture, (0.16, 0.44, 0.36), region(picture, [(x - size // 2, y - size // 3, x + size // 3, y + size // 3)], blur=1.5))
    return picture


@recipe('october-river-aurora', '63cf6623')
def _(picture):
    picture = brighter(picture, 0.72)
    edges = np.clip((picture.min(-1) - 0.35) / 0.2, 0, 1) * region(picture, [(0, 0, 1920, 790)], blur=20)
    picture = tinted(picture, (0.60, 0.65, 0.72), edges)
    water = np.array([0.035, 0.075, 0.12]) * (1 + 0.22 * noise(4, 50, 3)[..., None])
    stones = region(picture, ellipses=[(265, 950, 135, 70), (540, 880, 80, 40), (460, 840, 60, 36), (255, 1035, 120, 46), (354, 888, 52, 20), (1668, 900, 44, 16)], blur=14)
    shore = polygon(picture, [(1290, 830), (1420, 812), (1560, 850), (1720, 900), (1920, 930), (1920, 1080), (1380, 1080)], 14)
    picture = mix(mix(picture, water, stones), water, shore)
    bank = polygon(picture, [(1195, 690), (1300, 672), (1920, 700), (1920, 948), (1760, 906), (1600, 862), (1440, 812), (1330, 764), (1250, 722)], 5)
    slope = np.clip((np.arange(1080)[:, None] - 660) / 280, 0, 1)[..., None]
    snow = (np.array([0.34, 0.41, 0.50]) * (1 - slope) + np.array([0.20, 0.27, 0.37]) * slope) * (1 + 0.10 * noise(9, 70, 5)[..., None])
    left = polygon(picture, [(0, 722), (120, 708), (190, 684), (234, 656), (400, 660), (520, 654), (700, 662), (640, 740), (540, 792), (400, 846), (250, 900), (140, 968), (0, 1046)], 7)
    picture = mix(mix(picture, snow, bank), 0.92 * snow, 0.8 * left)
    return line(picture, [(339, 600), (337, 660), (338, 712)], (0.30, 0.33, 0.38), 9, 1.5)
