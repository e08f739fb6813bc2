"""Fishing through the ice."""

import cv2
import numpy as np

from figures import smooth
from recipe import recipe
from retouch import (
    bent, copied, filled, line, mirrored, mix, mix_colours, noise, oval, polygon, region, shaded, tinted, without,
)  # fmt: skip


@recipe('ice-fishing-guests-blue-sky', 'e593cb27', True, [(0.47, 0.8, 0.07, 0.1, 0.7), (0.67, 0.8, 0.05, 0.1, 0.7)])
def _(picture):
    picture = copied(copied(picture, (700, 690, 900, 890), -420, 0, 10), (890, 765, 965, 970), 85, 0, 10)
    picture = shaded(mirrored(without(picture, [(878, 850, 945, 935)])), 753, 924, 60, 10, 0.72)
    picture = without(picture, [(932, 796, 1004, 868), (1006, 920, 1040, 954), (996, 772, 1024, 802)])
    for start, end in (((560, 936), (740, 924)), ((1180, 972), (1420, 962))):
        picture = tinted(picture, (0.72, 0.79, 0.90), polygon(picture, [start, end, (end[0], end[1] + 14), (start[0], start[1] + 12)], 4))
    for x, y, hand, tip in ((904, 908, (832, 834), (898, 812)), (1270, 900, (1334, 848), (1286, 818))):
        picture = oval(picture, x, y, 38, 12, (0.70, 0.77, 0.85), 4)
        picture = oval(picture, x, y, 25, 7, (0.07, 0.13, 0.22), 1.5)
        picture = line(picture, [hand, tip], (0.16, 0.15, 0.17), 4, 0.8)
        picture = line(picture, [tip, (x, y)], (0.2, 0.22, 0.26), 2, 0.6, 0.7)
    return picture


@recipe('ice-fishing-hole-cup-day', '6558cafc', by_day=True, focus=[(0.45, 0.5, 0.02, 0.3, 0.8), (0.74, 0.7, 0.12, 0.26, 0.7)])
def _(picture):
    picture = mirrored(picture)
    picture = copied(copied(picture, (1380, 886, 1920, 1080), -1000, 0, 24), (1590, 846, 1920, 900), -1250, 0, 20)
    picture = copied(picture, (1640, 850, 1750, 930), -1250, -30, 10)
    # Quieter snow, round the hole and the things beside it.
    things = cv2.dilate((picture.max(-1) < 0.6).astype(np.uint8), np.ones((31, 31))) * region(picture, [(840, 210, 1650, 1000)])
    snow = 1 - np.maximum(things, region(picture, ellipses=[(890, 705, 270, 190)]))
    picture = mix(picture, cv2.GaussianBlur(picture.astype(np.float32), (0, 0), 14), 0.75 * cv2.GaussianBlur(snow.astype(np.float32), (0, 0), 8))
    # The hole's near edge is round, too, and so is the shadow of its rim.
    rows, columns = np.mgrid[0:1080, 0:1920].astype(np.float32)
    beyond = region(picture, ellipses=[(890, 715, 330, 205)], blur=12) * (1 - region(picture, ellipses=[(868, 702, 214, 122)], blur=8))
    beyond = beyond * np.clip(((columns - 860) * 0.8 + rows - 711 - 20) / 60, 0, 1)
    picture = mix(picture, np.array([0.79, 0.775, 0.785]) * (1 + 0.02 * noise(10, 40, 5)[..., None]), beyond)
    cast = np.clip(region(picture, ellipses=[(916, 726, 234, 142)], blur=7) - region(picture, ellipses=[(872, 703, 214, 126)], blur=7), 0, 1)
    picture = tinted(picture, (0.76, 0.82, 0.93), cast)
    lip = region(picture, ellipses=[(862, 716, 176, 92)], blur=5) * (np.arange(1080)[:, None] > 730)
    picture = filled(picture, (0.84, 0.82, 0.81), cv2.GaussianBlur(lip.astype(np.float32), (0, 0), 5))
    picture = oval(picture, 860, 714, 157, 77, (0.30, 0.36, 0.48), 2)
    picture = oval(picture, 860, 711, 155, 74, (0.02, 0.06, 0.14), 2)
    picture = oval(picture, 850, 752, 118, 22, (0.13, 0.23, 0.38), 9, 0.8)
    picture = oval(picture, 880, 690, 40, 7, (0.10, 0.18, 0.30), 4, 0.7)
    picture = without(picture, [(1322, 604, 1416, 690)])
    picture = filled(picture, (0.79, 0.775, 0.785), polygon(picture, [(1292, 776), (1440, 806), (1650, 866), (1680, 912), (1560, 908), (1290, 826)], 7))
    # Shadows of the post and of the rod, which meet where it lies and where its butt is in the snow.
    shadow = polygon(picture, [(1266, 792), (1276, 806), (1450, 796), (1446, 784)], 3) + polygon(picture, [(1230, 758), (1446, 782), (1600, 806), (1590, 822), (1440, 792), (1230, 763)], 2.5)
    picture = tinted(picture, (0.72, 0.77, 0.88), np.clip(shadow, 0, 1))
    # A forked branch, whose nearer arm is drawn after the rod that lies in it.
    picture = line(picture, [(1286, 612), (1312, 540)], (0.28, 0.13, 0.06), 17, 1.5)
    picture = line(picture, [(1286, 604), (1272, 800)], (0.30, 0.14, 0.06), 25, 1.5)
    picture = line(picture, [(1280, 612), (1266, 800)], (0.62, 0.34, 0.14), 8, 2)
    picture = filled(picture, (0.13, 0.10, 0.12), polygon(picture, [(868, 236), (876, 234), (1404, 642), (1390, 660), (868, 244)], 1))
    picture = line(picture, [(880, 244), (1384, 634)], (0.46, 0.33, 0.24), 3, 1)
    picture = line(picture, [(1402, 652), (1584, 796)], (0.26, 0.12, 0.06), 42, 1.5)
    picture = line(picture, [(1398, 664), (1570, 800)], (0.58, 0.31, 0.12), 12, 3)
    picture = line(picture, [(1284, 612), (1270, 528)], (0.32, 0.15, 0.06), 17, 1.5)
    picture = line(picture, [(1280, 606), (1267, 532)], (0.64, 0.36, 0.15), 6, 2)
    # A flat reel under the rod, with its crank.
    picture = line(picture, [(1392, 642), (1366, 676)], (0.10, 0.10, 0.12), 15, 1.2)
    for radius, colour in ((37, (0.08, 0.08, 0.10)), (33, (0.40, 0.42, 0.47)), (27, (0.13, 0.13, 0.16)), (17, (0.46, 0.45, 0.46)), (8, (0.12, 0.12, 0.14))):
        picture = oval(picture, 1362, 682, int(0.86 * radius), radius, colour, 1)
    picture = line(picture, [(1362, 682), (1328, 712)], (0.16, 0.16, 0.19), 9, 1)
    picture = oval(oval(picture, 1325, 716, 12, 11, (0.34, 0.17, 0.07), 1), 1323, 713, 6, 5, (0.72, 0.44, 0.19), 2)
    foot = polygon(picture, [(1222, 812), (1244, 792), (1262, 780), (1290, 784), (1316, 806), (1330, 816), (1290, 822), (1240, 820)], 4)
    picture = mix(picture, np.array([0.80, 0.78, 0.79]) * (1 + 0.02 * noise(10, 14, 4)[..., None]), foot)
    heap = polygon(picture, [(1478, 842), (1520, 816), (1552, 794), (1584, 800), (1614, 792), (1640, 818), (1690, 846), (1640, 862), (1540, 862)], 6)
    picture = mix(picture, np.array([0.79, 0.77, 0.78]) * (1 + 0.02 * noise(10, 14, 3)[..., None]), heap)
    picture = tinted(picture, (0.82, 0.86, 0.94), polygon(picture, [(1606, 798), (1642, 820), (1690, 848), (1620, 860), (1600, 830)], 9))
    # The cup, lit from the left.
    picture = tinted(picture, (0.70, 0.75, 0.87), region(picture, ellipses=[(1450, 1008, 110, 32)], blur=9))
    aside = np.clip((np.arange(1920)[None, :, None] - 1276) / 192, 0, 1)
    wood = (np.array([0.66, 0.37, 0.15]) * (1 - aside) + np.array([0.26, 0.12, 0.05]) * aside) * (1 + 0.08 * noise(5, 60, 6)[..., None])
    ear = np.array(smooth([(1420, 900), (1466, 884), (1510, 872), (1548, 876), (1560, 898), (1540, 922), (1496, 938), (1440, 958)]))
    picture = filled(picture, (0.34, 0.16, 0.06), polygon(picture, ear + (1, 11), 1.5))
    picture = filled(picture, (0.68, 0.40, 0.17), polygon(picture, ear, 1.5))
    picture = oval(oval(picture, 1515, 902, 19, 12, (0.34, 0.16, 0.06), 1), 1516, 905, 16, 8, (0.62, 0.62, 0.70), 1)
    picture = mix(picture, wood, region(picture, ellipses=[(1372, 962, 96, 74)], blur=1.5))
    for y, radius_x, radius_y, colour in ((938, 98, 60, (0.76, 0.48, 0.21)), (940, 87, 50, (0.30, 0.14, 0.06))):
        picture = oval(picture, 1372, y, radius_x, radius_y, colour, 1.5)
    picture = filled(picture, (0.60, 0.33, 0.13), region(picture, ellipses=[(1384, 940, 72, 46)], blur=6) * region(picture, ellipses=[(1372, 940, 85, 48)], blur=2))
    picture = oval(picture, 1372, 953, 72, 36, (0.075, 0.045, 0.04), 2)
    picture = line(picture, [(1318, 962), (1346, 976), (1380, 981)], (0.42, 0.42, 0.46), 5, 2.5)
    return line(picture, [(870, 240), (872, 694)], (0.45, 0.45, 0.5), 2, 0.8, 0.8)


@recipe('ice-fishing-hole-lantern', '6558cafc', focus=[(0.8, 0.84, 0.2, 0.2, 0.6)])
def _(picture):
    rod = polygon(picture, [(560, 1010), (740, 1004), (1120, 1040), (1120, 1056), (700, 1036), (480, 1050)], 8)
    picture = tinted(picture, (0.72, 0.75, 0.86), rod)
    for y, radius_x, radius_y, colour in ((950, 118, 46, (0.55, 0.57, 0.80)), (952, 106, 39, (0.36, 0.43, 0.69)), (950, 102, 35, (0.19, 0.25, 0.48)), (960, 92, 28, (0.05, 0.085, 0.19))):
        picture = oval(picture, 1198, y, radius_x, radius_y, colour, 4)
    picture = bent(picture, [(1060, 890, 1340, 1010)], 3)
    picture = line(picture, [(1228, 968), (1262, 966)], (0.78, 0.56, 0.30), 8, 3, 0.8)
    picture = line(picture, [(1096, 962), (1120, 984), (1180, 998), (1240, 994)], (0.80, 0.74, 0.84), 6, 4, 0.6)
    picture = line(picture, [(1180, 796), (1188, 960)], (0.16, 0.18, 0.28), 3, 0.8)
    return oval(picture, 868, 976, 26, 9, (0.50, 0.55, 0.80), 3)


@recipe('ice-fishing-wide-lake', 'af682468', by_day=True, focus=[(0.6, 0.74, 0.08, 0.08, 0.8)])
def _(picture):
    picture = without(mirrored(picture), [(1116, 760, 1148, 786), (1164, 760, 1198, 786)])
    # Wind-packed snow lies on the ice: drifts that grow towards the eye, warm where the low sun reaches.
    rows, columns = np.mgrid[0:1080, 0:1920].astype(np.float32)
    near = np.clip((rows - 750) / 330, 0, 1)
    drifts = noise(4, 70, 3) * (1 - near) + noise(16, 200, 4) * near
    sun = np.exp(-(((columns - 520 - 160 * near) / (260 + 260 * near)) ** 2)) * (1 - 0.5 * near)
    snow = mix_colours((0.85, 0.80, 0.81), (0.75, 0.78, 0.86), near[..., None]) + sun[..., None] * np.array([0.10, 0.05, -0.04])
    snow = snow + np.clip(drifts, -1.5, 1.5)[..., None] * np.array([0.035, 0.028, 0.015]) * (1 + sun[..., None])
    for base, tip in (((1064, 1124), (1400, 890)), ((1192, 1258), (1550, 892))):
        shadow = polygon(picture, [(base[0], 824), (base[1], 818), tip, (tip[0] - 40, tip[1] + 4), (base[0] + 20, 832)], 3)
        snow = tinted(snow, (0.72, 0.78, 0.90), shadow)
    for step, share in enumerate(np.linspace(0, 1, 26) ** 1.6):
        x, y = 1165 + 190 * share**1.3 + (4 + 18 * share) * (-1) ** step, 850 + 250 * share
        snow = oval(snow, int(x), int(y), int(4 + 13 * share), int(2 + 5 * share), (0.56, 0.62, 0.76), 1 + share)
    anglers = (picture.max(-1) < 0.5) * region(picture, [(1040, 720, 1285, 840)])
    lake = np.clip((rows - 750) / 8, 0, 1) * (1 - cv2.GaussianBlur(cv2.dilate(anglers.astype(np.float32), np.ones((3, 3))), (0, 0), 1))
    picture = mix(picture, snow, lake)
    for x, hand, tip in ((1136, (1108, 780), (1134, 768)), (1172, (1204, 780), (1174, 768))):
        picture = oval(picture, x, 832, 13, 4, (0.20, 0.24, 0.30))
        picture = line(picture, [hand, tip], (0.16, 0.14, 0.16), 2, 0.6)
        picture = line(picture, [tip, (x, 832)], (0.36, 0.39, 0.46), 1, 0.5)
    return picture
